/** Files that go with data without being data, such as a licence or a page about it: no importer looks for them. */
export function isSideFile(name: string): boolean {
  return /^(licen[cs]e|readme|origin|notice|copying|authors|changelog|citation)([._-].*)?$|\.(md|txt|rst|log)$/i.test(
    name,
  );
}
