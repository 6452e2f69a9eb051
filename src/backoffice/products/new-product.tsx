import { Autocomplete, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { SaveButton, useNotify, useStore, useStoreContext, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Product } from '../../lib/contract/products.ts';
import { columnTitle } from '../../lib/domain/product-table.ts';
import { useAttempt } from '../data/attempt.ts';
import { call, CallFailed } from '../data/call.ts';
import { useCategories } from '../data/lists.ts';
import { productTexts as texts } from './texts.ts';

/** The category that new products go to: it stays for the next one, since menus are entered category by category. */
const NEW_CATEGORY = 'products.newCategory';
const useNewCategory = () => useStore(NEW_CATEGORY, '');

/** Where a new product stands on the menus, by a category's name, known or new. */
export function CategoryOfNew() {
  const [category, setCategory] = useNewCategory();
  const names = useCategories().map(({ name }) => name);
  return (
    <Autocomplete
      freeSolo
      options={names}
      inputValue={category}
      onInputChange={(_, text, reason) => reason !== 'reset' && setCategory(text)}
      onChange={(_, chosen) => setCategory(chosen ?? '')}
      value={null}
      renderInput={(params) => (
        <TextField {...params} label={texts.category} helperText={texts.newCategoryHint} />
      )}
    />
  );
}

/** What follows when a product was created: it goes to its category, as in an import, which also makes categories and the first menu. */
export function useNewProduct(): (product: Product) => Promise<void> {
  const store = useStoreContext();
  const attempt = useAttempt();
  const notify = useNotify();
  const queries = useQueryClient();
  return async ({ id, name }) => {
    const place = async () => {
      // As it is now: what was typed right before the tap is not rendered yet.
      const category = (store.getItem<string>(NEW_CATEGORY) ?? '').trim();
      if (category === '') return;
      const titles = (['number', 'name', 'category'] as const).map(columnTitle);
      const rows = [titles, [String(id), name, category]];
      const { data } = await call(
        'post /api/products/imports',
        { body: { rows, isTrial: false } },
        texts.notPlaced,
      );
      const [problem] = data.problems;
      if (problem) throw new CallFailed(422, [{ field: null, message: problem.message }], texts.notPlaced);
    };
    if (await attempt(place)) notify(texts.created(name), { type: 'success', autoHideDuration: 3000 });
    // Not awaited: if the person has moved on by then, what follows a save would lead them back.
    void queries.invalidateQueries();
  };
}

/** Saves a new product and empties the form for the next, with the focus in its first field. */
export function SaveAndNext({ blank }: { blank: object }) {
  const finish = useNewProduct();
  const { reset } = useFormContext<Product>();
  const onSuccess = async (product: RaRecord) => {
    await finish(product as Product);
    // What was saved has become the form's defaults.
    reset(structuredClone(blank));
    scrollTo(0, 0);
    // The button is disabled now and loses the focus, which would end the work by keyboard.
    requestAnimationFrame(() => document.querySelector<HTMLInputElement>('main [name="name"]')?.focus());
  };
  return (
    <SaveButton
      type="button"
      label={texts.saveAndNext}
      variant="outlined"
      color="secondary"
      icon={false}
      mutationOptions={{ onSuccess }}
    />
  );
}
