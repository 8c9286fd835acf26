const OWNER_AND_NAME = /^([A-Za-z0-9][\w.-]*?)__([\w.-]+)-\d+$/;

/** `owner/name` of a SWE-bench instance id such as `django__django-11099`; null for ids of another form. */
export function repositoryOf(instance: string): string | null {
  const match = OWNER_AND_NAME.exec(instance);
  return match === null ? null : `${match[1]}/${match[2]}`;
}
