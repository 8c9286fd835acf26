import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../analysis/model/canonical-json.ts';
import type { Script } from '../../analysis/model/script.ts';
import { scriptHash } from '../../analysis/model/script-hash.ts';
import { type FlowForm, flowOfRows, rowsOfFlow } from '../../analysis/taskflow/index.ts';
import { scriptsOfTouchRecord, type TouchRecord, touchRecordOf } from '../../analysis/touch/index.ts';

const SCRIPT: Script = {
  spine: [{ when: 'start', what: { say: { text: 'café \u2028 "x"\r\n' } } }],
  overlays: [
    {
      when: {
        touches: {
          regions: [{ path: 'a.py', start_line: 1, end_line: 2 }],
          kinds: ['read', 'edit'],
          attempts: 3,
        },
      },
      what: { edit: { diff: 'd', coverage: 0.5 } },
    },
  ],
  method: 'm',
  label: 'l',
};

/** The same with every object's keys the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

describe('the hash of a script', () => {
  it('is SHA-256 of its canonical JSON', () => {
    // Python: hashlib.sha256(json.dumps(script, sort_keys=True, separators=(',', ':'), ensure_ascii=False).encode())
    expect(scriptHash(SCRIPT)).toBe('7a197a5e0db7036d9cd217d3a729f6d4aba7f2345cbe1de605db6810f8e77893');
  });

  it('does not hang on the order of keys or on fields that are undefined, but on all else', () => {
    expect(scriptHash(reversed(SCRIPT) as Script)).toBe(scriptHash(SCRIPT));
    const [step] = SCRIPT.overlays;
    const bare = { ...step!, what: { ...step!.what, say: undefined } };
    expect(scriptHash({ ...SCRIPT, overlays: [bare] })).toBe(scriptHash(SCRIPT));
    const others: readonly Script[] = [
      { ...SCRIPT, label: 'm' },
      { ...SCRIPT, overlays: [] },
      { ...SCRIPT, spine: [...SCRIPT.spine, ...SCRIPT.spine] },
      { ...SCRIPT, spine: SCRIPT.overlays, overlays: SCRIPT.spine },
    ];
    expect(new Set([SCRIPT, ...others].map(scriptHash)).size).toBe(5);
  });

  it('is of canonical JSON: equal values, equal text, and the value comes back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(reversed(value))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

const word = fc.constantFrom('request', 'repo_question', 'QA', '', null);
const text = fc.oneof(fc.string(), fc.constant(null));
const turn = fc.record(
  { prompt: fc.string({ minLength: 1 }), kind: word, answer: text, proof: text, slot: fc.integer() },
  { requiredKeys: ['prompt'] },
);
const COLUMNS = { task: 'id', prompt: 'prompt', kind: 'kind', answer: 'answer', proof: 'proof' };

describe('a task flow', () => {
  const roundTrip = (rows: readonly Readonly<Record<string, unknown>>[], form: FlowForm, turns?: string) =>
    rowsOfFlow(flowOfRows(rows, form, { ...COLUMNS, ...(turns && { turns }) }), 't');

  it('as a list of objects comes back from its script', () => {
    fc.assert(
      fc.property(fc.array(turn, { minLength: 1 }), fc.integer(), (turns, seed) => {
        const row = { id: 't', seed, turns };
        expect(roundTrip([row], 'objects', 'turns')).toEqual([row]);
      }),
    );
  });

  it('as rows comes back from its script', () => {
    fc.assert(
      fc.property(fc.array(turn, { minLength: 1 }), (turns) => {
        const rows = turns.map((fields) => ({ id: 't', ...fields }));
        expect(roundTrip(rows, 'rows')).toEqual(rows);
      }),
    );
  });

  it('as lists side by side comes back from its script', () => {
    const whole = fc.tuple(fc.string({ minLength: 1 }), word, text);
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1 }), (turns) => {
        const row = {
          id: 't',
          prompt: turns.map(([prompt]) => prompt),
          kind: turns.map(([, kind]) => kind),
          answer: turns.map(([, , answer]) => answer),
        };
        expect(roundTrip([row], 'lists')).toEqual([row]);
      }),
    );
  });

  it('has no turn without a prompt', () => {
    expect(() => flowOfRows([], 'rows', COLUMNS)).toThrow('no turn');
    expect(() => flowOfRows([{ id: 't', kind: 'request' }], 'rows', COLUMNS)).toThrow('no text under prompt');
  });
});

const region = fc.record({
  path: fc.string({ minLength: 1 }),
  start_line: fc.integer({ min: 1 }),
  end_line: fc.integer({ min: 1 }),
});
const regions = fc.array(region, { maxLength: 3 });
const patch = fc.record(
  {
    id: fc.string(),
    diff: fc.string(),
    target_regions: regions,
    user_claim: fc.string(),
    plausibility: fc.string(),
  },
  { requiredKeys: ['id', 'diff', 'target_regions'] },
);
const check = fc.dictionary(fc.string(), fc.boolean());
const trigger = fc.record({
  event: fc.constantFrom('read', 'edit', 'read_or_edit'),
  regions,
  max_triggers: fc.integer({ min: 1 }),
});

/** Valid records: a patch is there exactly where something of it is delivered. */
const record = fc
  .record({
    steps: fc.array(fc.tuple(trigger, fc.option(patch), fc.option(check), fc.boolean()), { minLength: 1 }),
    prefix: fc.constantFrom('', 'swebenchpro_', 'deepswe_'),
    helpful: fc.option(fc.tuple(regions, fc.option(fc.double({ min: 0, max: 1, noNaN: true })))),
    reason: fc.constantFrom(undefined, null, 'invalid_counter_edit'),
    validation: check,
  })
  .map(({ steps, prefix, helpful, reason, validation }) => ({
    schema_version: '1.0.0',
    benchmark: 'swe_bench_verified',
    instance_id: `${prefix}a__b-1`,
    task_critical_regions: [],
    ...(helpful && {
      controls: {
        helpful_edit: {
          mode: helpful[1] === null ? 'region_hint' : 'patch',
          max_interventions: 1,
          trigger_event: 'edit',
          target_regions: helpful[0],
          ...(helpful[1] !== null && { patch: { id: 'h', diff: 'd', coverage_ratio: helpful[1] } }),
          validation,
        },
      },
    }),
    counter_edit: {
      mode: steps.some(([, edit]) => edit) ? 'patch' : 'text_only',
      ...(reason !== undefined && { fallback_reason: reason }),
      max_interventions: steps.length,
      message_prompt_id: 'prompt',
      interventions: steps.map(([when, edit, checks, alone], i) => ({
        order: i + 1,
        delivery: edit === null ? 'message_only' : alone && i > 0 ? 'patch_only' : 'patch_and_message',
        trigger: when,
        ...(edit && { patch: edit }),
        ...(checks && { validation: checks }),
      })),
      validation,
    },
  }));

describe('a record of SWE-Touch', () => {
  it('comes back from its scripts', () => {
    fc.assert(
      fc.property(record, (made) => {
        expect(touchRecordOf(scriptsOfTouchRecord(made as TouchRecord))).toEqual(made);
      }),
    );
  });
});
