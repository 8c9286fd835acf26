import type { Random } from '../../analysis/stats/random.ts';

const WORDS =
  'self value node field query test index result model path option config error parse render cache token state table column index buffer length request response handler context name type default length compile resolve'.split(
    ' ',
  );

const SHAPES: readonly ((word: () => string, number: () => number) => string)[] = [
  (w, n) => `    ${w()}.${w()}_${w()} = ${w()}(${w()}, ${n()})`,
  (w, n) => `        if ${w()}.${w()} is None and ${w()}_${w()} > ${n()}:`,
  (w, n) => `            return ${w()}.${w()}(${w()}[${n()}], ${w()}=${w()}_${w()})`,
  (w) => `    def ${w()}_${w()}(self, ${w()}, ${w()}=None):`,
  (w, n) => `./${w()}/${w()}/${w()}_${w()}.py:${n()}:    raise ValueError("${w()} ${w()}")`,
  (w, n) => `tests/${w()}/test_${w()}.py::Test${w()}::test_${w()}_${w()} PASSED [ ${n() % 100}%]`,
  (w, n) => `  File "/testbed/${w()}/${w()}.py", line ${n()}, in ${w()}_${w()}`,
  (w) => `The ${w()} does not ${w()} the ${w()}, so the ${w()} of the ${w()} must be looked at first.`,
];

const POOL_LINES = 20_000;

/** Lines that look like code, logs and talk, drawn with a seed: they deflate about as real transcripts do. */
export class TextSource {
  private readonly lines: readonly string[];

  constructor(private readonly random: Random) {
    const word = () => WORDS[random.integerBelow(WORDS.length)]!;
    const number = () => random.integerBelow(100_000);
    this.lines = Array.from({ length: POOL_LINES }, () =>
      SHAPES[random.integerBelow(SHAPES.length)]!(word, number),
    );
  }

  /** Whole lines of about `characters` in all, at least one. */
  text(characters: number): string {
    const lines: string[] = [];
    for (let length = 0; length < Math.max(1, characters); length += lines.at(-1)!.length + 1)
      lines.push(this.lines[this.random.integerBelow(POOL_LINES)]!);
    return lines.join('\n');
  }

  /** One line, as a command would be. */
  command(): string {
    return `grep -rn "${this.lines[this.random.integerBelow(POOL_LINES)]!.trim().slice(0, 24)}" /testbed | head -20`;
  }

  /** A length with the given median and 90 % quantile, log-normal. */
  length(median: number, ninetieth: number): number {
    const sigma = Math.log(ninetieth / median) / 1.2816;
    const normal =
      Math.sqrt(-2 * Math.log(1 - this.random.uniform())) * Math.cos(2 * Math.PI * this.random.uniform());
    return Math.round(median * Math.exp(sigma * normal));
  }
}
