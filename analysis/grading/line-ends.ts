/** `\r\n` and a lone `\r` as `\n`: the published harness reads logs in Python's text mode. */
export const withPlainLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');
