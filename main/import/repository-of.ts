/** `owner__name-123` of SWE-bench, `instance_owner__name-COMMIT` of SWE-bench Pro, `owner__name.COMMIT.…` of SWE-smith. */
const FORMS = [
  /^([A-Za-z0-9][\w.-]*?)__([\w.-]+)-\d+$/,
  /^instance_([A-Za-z0-9][\w.-]*?)__([\w.-]+?)-[0-9a-f]{40}(?:-v\w+)?$/,
  /^([A-Za-z0-9][\w.-]*?)__([\w.-]+?)\.[0-9a-f]{8}\.\w+$/,
];

/** `owner/name` of an instance id such as `django__django-11099`; null for ids of another form. */
export function repositoryOf(instance: string): string | null {
  const match = FORMS.map((form) => form.exec(instance)).find((found) => found !== null);
  return match ? `${match[1]}/${match[2]}` : null;
}
