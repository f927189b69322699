type Props<Value> = {
  label: string;
  /** What stands where nothing is picked. */
  all: string;
  values: readonly Value[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** A select that may be left open. */
export function PickOne<Value extends string>({ label, all, values, value, onChange }: Props<Value>) {
  return (
    <label>
      {label}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(values.find((each) => each === event.target.value))}
      >
        <option value="">{all}</option>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}
