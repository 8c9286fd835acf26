import { dirname } from 'node:path';
import type { ImportProblem } from '../../format.ts';
import { readRows } from '../../rows/read-rows.ts';
import { rowsHead } from '../../rows/rows-head.ts';
import { asNumber, asObject, asText, asTexts, type Untyped } from '../../untyped.ts';
import { type FoundFile, walkFiles } from '../../walk-files.ts';
import { type FileKind, fileKind } from './file-kind.ts';

type RowsKind = 'tasks' | 'families' | 'style';

export interface KnownFile extends FoundFile {
  readonly known: FileKind;
}

/** Files of one source by what they are. */
export class RealSweSource {
  private constructor(
    private readonly files: readonly KnownFile[],
    readonly unknown: readonly string[],
    private readonly signal: AbortSignal,
  ) {}

  static async open(
    path: string,
    signal: AbortSignal,
    report: (problem: ImportProblem) => void,
  ): Promise<RealSweSource> {
    const files: KnownFile[] = [];
    const unknown: string[] = [];
    for await (const file of walkFiles(path, report, signal)) {
      const known = await fileKind(file.path);
      if (known === null) unknown.push(file.relative);
      else files.push({ ...file, known });
    }
    return new RealSweSource(files, unknown, signal);
  }

  get bytes(): number {
    return this.files.reduce((sum, file) => sum + file.bytes, 0);
  }

  get length(): number {
    return this.files.length;
  }

  of(kind: FileKind['kind']): readonly KnownFile[] {
    return this.files.filter(({ known }) => known.kind === kind);
  }

  async *rows(kind: RowsKind) {
    for (const file of this.of(kind)) {
      const head = await rowsHead(file.path);
      if (head === null) continue;
      for await (const result of readRows(file.path, file.relative, head, this.signal))
        yield { file, result };
    }
  }

  private yamlOf(kind: FileKind['kind'], folder: string | null): Untyped | null {
    const file = this.of(kind).find(({ relative }) => folder === null || dirname(relative) === folder);
    return file !== undefined && 'yaml' in file.known ? file.known.yaml : null;
  }

  /** Name and making of the style that a file of rephrased fields is in: from the manifest beside it, else its folder. */
  styleOf(file: KnownFile): { readonly name: string; readonly generation: unknown } {
    const folder = dirname(file.relative);
    const manifest = this.yamlOf('style-manifest', folder);
    const name = asText(manifest?.name) ?? (folder === '.' ? 'unnamed style' : folder.split('/').at(-1)!);
    return { name, generation: manifest?.generation ?? null };
  }

  /** Data set and revision that the tasks of a source, such as `swebench_verified`, were taken from. */
  originOf(source: string): Untyped | null {
    return asObject(asObject(this.yamlOf('families-manifest', null)?.sources)?.[source]);
  }

  /** Ids of candidates that were left out, with how many candidates there were; null where no manifest says. */
  excluded(): { readonly ids: readonly string[]; readonly candidates: number | null } | null {
    const selection = asObject(this.yamlOf('families-manifest', null)?.selection);
    if (selection === null) return null;
    return {
      ids: asTexts(selection.excluded_instance_ids),
      candidates: asNumber(selection.candidate_instances),
    };
  }

  /** How a condition was put together, in words; null where no configuration has its name. */
  recipeOf(name: string): string | null {
    const configs = this.of('config').flatMap(({ known }) => ('yaml' in known ? [known.yaml] : []));
    const config = configs.find((yaml) => yaml.name === name);
    if (config === undefined) return null;
    const weights = (spec: unknown) => {
      const object = asObject(spec);
      return object === null
        ? String(spec)
        : Object.entries(object)
            .map(([code, n]) => `${code} ${n}`)
            .join(', ');
    };
    const seed = config.seed === undefined ? '' : `, seed ${config.seed}`;
    return `style ${config.style}${seed}; bugs ${weights(config.bug)}; features ${weights(config.feature)}`;
  }
}
