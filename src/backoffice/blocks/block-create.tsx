import { CreateScreen } from '../forms/screens.tsx';
import { BlockForm } from './block-form.tsx';

export function BlockCreate() {
  return (
    <CreateScreen isWide>
      <BlockForm isNew />
    </CreateScreen>
  );
}
