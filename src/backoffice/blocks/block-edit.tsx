import { EditScreen } from '../forms/screens.tsx';
import { BlockForm } from './block-form.tsx';

export function BlockEdit() {
  return (
    <EditScreen isWide>
      <BlockForm />
    </EditScreen>
  );
}
