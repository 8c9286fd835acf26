/**
 * What a person keeps of filters: each under a name, and the tasks that one found as a cohort. `sampled_from` and `seed`
 * say how it was drawn; `part_of` names the cohorts it lies within, as they were then.
 */
export const sql = `
ALTER TABLE cohort ADD COLUMN sampled_from INTEGER;
ALTER TABLE cohort ADD COLUMN seed VARCHAR;
ALTER TABLE cohort ADD COLUMN filter JSON;
ALTER TABLE cohort ADD COLUMN part_of VARCHAR;
ALTER TABLE cohort ADD COLUMN by_result BOOLEAN;
ALTER TABLE cohort ADD COLUMN created_at TIMESTAMP_MS;

CREATE TABLE saved_filter (name VARCHAR NOT NULL, filter JSON NOT NULL, created_at TIMESTAMP_MS NOT NULL);
`;
