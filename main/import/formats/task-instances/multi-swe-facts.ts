import { goldOfMultiSwe, readMultiSweReport } from '../../../../analysis/grading/index.ts';
import { UserError } from '../../../../analysis/model/user-error.ts';
import type { ImportedTask } from '../../items.ts';
import { asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

/**
 * What a record of Multi-SWE-bench says in places of its own: the owner apart from the repository, the base commit within
 * `base`, the issues as a list, the tests by group. Nothing for any other row.
 */
export function multiSweFacts(row: Untyped): Partial<ImportedTask> {
  const [org, repo, base] = [asText(row.org), asText(row.repo), asObject(row.base)];
  if (org === null || repo === null || base === null || row.number === undefined) return {};
  return {
    repository: `${org}/${repo}`,
    base_commit: asText(base.sha),
    ...statementOf(row),
    ...testsOf(row),
  };
}

/** The issues that were resolved, else the pull request. */
function statementOf(row: Untyped): Partial<ImportedTask> {
  const issues = asObjects(row.resolved_issues);
  const texts = (issues.length > 0 ? issues : [row]).map(({ title, body }) =>
    [asText(title), asText(body)].filter((text) => text).join('\n\n'),
  );
  const statement = texts.join('\n\n').trim();
  return statement === '' ? {} : { statement };
}

function testsOf(row: Untyped): Partial<ImportedTask> {
  try {
    const { FAIL_TO_PASS, PASS_TO_PASS } = goldOfMultiSwe(readMultiSweReport(row));
    return { fail_to_pass: FAIL_TO_PASS, pass_to_pass: PASS_TO_PASS };
  } catch (error) {
    if (error instanceof UserError) return {};
    throw error;
  }
}
