import type { StatusMap } from '../test-status.ts';
import { parsePytest } from './parse-pytest.ts';

/** As `parse_log_matplotlib`: pytest, with the mouse buttons of parameters by the numbers that older Pythons print. */
export function parseMatplotlib(log: string): StatusMap {
  return parsePytest(log.replaceAll('MouseButton.LEFT', '1').replaceAll('MouseButton.RIGHT', '3'));
}
