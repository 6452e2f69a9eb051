import { useStore } from '@nanostores/react';
import { product as words } from '../../content/texts/product.ts';
import type { ItemEditor } from '../../lib/stores/product-dialog/item-editor.ts';
import type { FileParts } from './file-parts.tsx';
import { PartField } from './PartField.tsx';
import { UnitChoice } from './UnitChoice.tsx';

interface Props {
  editor: ItemEditor;
  currency: string;
  files: FileParts | undefined;
  /** Of the heading that names what is around it. */
  titleId?: string;
}

/** What a product is, and what of it there is to choose at this step: in the dialog, and where staff look at it. */
export function ProductFields({ editor, currency, files, titleId }: Props) {
  const view = useStore(editor.$view);
  const { name, description, allergens } = editor.product;
  return (
    <>
      <header>
        <h2 id={titleId}>{name}</h2>
        {description && <p>{description}</p>}
        {allergens.length > 0 && (
          <p className="allergens">
            <b>{words.allergens}:</b> {allergens.join(', ')}
          </p>
        )}
        {view.steps > 1 && <p className="steps">{words.step(view.step + 1, view.steps)}</p>}
      </header>
      {view.shownParts.map((part) => (
        <PartField
          key={part.name}
          part={part}
          parts={view.parts}
          currency={currency}
          files={files}
          onToggle={(option) => editor.toggle(part, option)}
          onValue={(value) => editor.setValue(part, value)}
        />
      ))}
      {view.isLastStep && <UnitChoice editor={editor} />}
    </>
  );
}
