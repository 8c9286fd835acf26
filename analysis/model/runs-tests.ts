const RUNNERS = [
  String.raw`py\.?test`,
  String.raw`python3?\s+-m\s+(?:unittest|pytest|nose2?)`,
  String.raw`(?:\./)?(?:tests/)?runtests\.py`,
  String.raw`manage\.py\s+test`,
  'bin/test',
  'tox|nox|nosetests|trial',
  String.raw`(?:npm|yarn|pnpm|bun)\s+(?:run\s+)?test\S*`,
  String.raw`npx\s+(?:jest|vitest|mocha|ava)|jest|vitest|mocha`,
  String.raw`go\s+test|cargo\s+(?:test|nextest)|mvn\s+(?:\S+\s+)*test|(?:\./)?gradlew?\s+(?:\S+\s+)*test`,
  String.raw`make\s+(?:\S+\s+)*(?:test|check)|ctest|rspec|phpunit|dotnet\s+test`,
].join('|');

/** A runner where a command can stand: at the beginning, or after an operator, `cd … &&`, `time` or an assignment. */
const TESTS = new RegExp(
  String.raw`(?:^|[\n;|&(]\s*)\s*(?:(?:time|timeout\s+\S+|env|sudo|xvfb-run|\w+=\S*)\s+)*(?:[\w./-]*/)?(?:${RUNNERS})(?=$|[\s;|&)])`,
);

/** Whether a shell command runs tests, told by the runners people use. */
export function runsTests(command: string): boolean {
  return TESTS.test(command);
}
