/** A verdict may come in another import than its run: each grade keeps its own, so that undoing that one leaves the run. */
export const sql = `
ALTER TABLE grade ADD COLUMN import_id INTEGER;

UPDATE grade SET import_id = r.import_id FROM attempt a JOIN run r USING (run_id)
WHERE grade.subject_kind = 'attempt' AND grade.subject_id = a.attempt_id;
`;
