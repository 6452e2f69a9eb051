import { EditScreen } from '../forms/screens.tsx';
import { BlockForm } from './block-form.tsx';

export default function BlockEdit() {
  return (
    <EditScreen>
      <BlockForm />
    </EditScreen>
  );
}
