import { required, TextInput, type TextInputProps } from 'react-admin';
import { addressProblem } from './address.ts';

/** An empty field is an empty text to the API, and not nothing at all. */
const asIs = (value: string) => value;

/** A field of words. */
export function Words({ isRequired, ...props }: TextInputProps & { isRequired?: boolean }) {
  return (
    <TextInput
      parse={asIs}
      fullWidth
      helperText={false}
      {...props}
      {...(isRequired ? { validate: NOT_EMPTY } : {})}
    />
  );
}

const NOT_EMPTY = required();

/** An address that something links to. */
export function Address(props: TextInputProps) {
  return <Words type="url" validate={addressProblem} {...props} />;
}
