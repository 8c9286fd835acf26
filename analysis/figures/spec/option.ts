interface OptionBase {
  /** As a form shows it. */
  readonly label: string;
  /** What it changes, in a sentence. */
  readonly help: string;
}

export interface BooleanOption extends OptionBase {
  readonly kind: 'boolean';
  readonly initial: boolean;
}

export interface ChoiceOption<Id extends string = string> extends OptionBase {
  readonly kind: 'choice';
  readonly choices: readonly { readonly id: Id; readonly name: string }[];
  readonly initial: Id;
}

export interface NumberOption extends OptionBase {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
  readonly initial: number;
}

export type Option = BooleanOption | ChoiceOption | NumberOption;

/** A figure's options by name, as data: forms, help and checks are made from it. */
export type OptionsSchema = Readonly<Record<string, Option>>;

/** The values that a schema stands for. */
export type OptionsOf<S extends OptionsSchema> = {
  readonly [K in keyof S]: S[K] extends BooleanOption
    ? boolean
    : S[K] extends NumberOption
      ? number
      : S[K] extends ChoiceOption<infer Id>
        ? Id
        : never;
};

export type OptionValue = boolean | number | string;
