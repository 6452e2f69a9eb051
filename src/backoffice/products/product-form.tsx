import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Create, Edit, Form, TopToolbar, useRecordContext, useRedirect } from 'react-admin';
import type { Product } from '../../lib/contract/products.ts';
import { COMMON_PRODUCT } from '../../lib/stores/menu/product-markup.ts';
import { FORM, FormBar, FormProblem } from '../forms/entity-form.tsx';
import { FoldedSection } from '../forms/form-sections.tsx';
import { FactFields } from './fact-fields.tsx';
import { ProductFacts } from './product-facts.tsx';
import { PartsInput } from './parts-input.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { Basics, More, OtherTaxes, UnitAndQuantity } from './product-fields.tsx';
import { RecordTranslations } from '../translations/record-translations.tsx';
import { productTexts as texts } from './texts.ts';
import { SaveAndNext, useNewProduct } from './new-product.tsx';
import { useDuplicate } from './duplicate-product.ts';

export const productForm = { edit: ProductEdit, create: ProductCreate };

/** Defaults of a new product: sold by the piece, taxed as food. */
const NEW: Omit<Product, 'id' | 'price'> = {
  ...COMMON_PRODUCT,
  name: '',
  description: '',
  type: 'configurable',
  isReturnable: false,
};

function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} component="div" actions={<Actions />}>
      <ProductForm canDelete />
      <RecordTranslations />
    </Edit>
  );
}

function ProductCreate() {
  const finish = useNewProduct();
  const redirect = useRedirect();
  const onSuccess = async (product: Product) => {
    await finish(product);
    redirect('edit', 'products', product.id);
  };
  return (
    <Create component="div" mutationOptions={{ onSuccess }}>
      <ProductForm canDelete={false}>
        <SaveAndNext blank={NEW} />
      </ProductForm>
    </Create>
  );
}

function Actions() {
  const product = useRecordContext<Product>();
  const { duplicate, isPending } = useDuplicate();
  return (
    <TopToolbar>
      <Button
        startIcon={<ContentCopyIcon />}
        disabled={!product || isPending}
        onClick={() => product && void duplicate(product)}
      >
        {texts.duplicate}
      </Button>
    </TopToolbar>
  );
}

/** The fields of each folded section. */
const FACTS: readonly (keyof Product)[] = [
  'allergens',
  'noAllergens',
  'additives',
  'netContent',
  'minimumAge',
  'isReturnable',
  'origin',
  'nutrition',
  'label',
];
const UNIT: readonly (keyof Product)[] = [
  'unit',
  'pricing',
  'calculationModel',
  'minimumQuantity',
  'maximumQuantity',
  'quantityStepSize',
  'defaultQuantity',
  'defaultUnit',
  'alternativeUnits',
];
const TAXES = ['takeawayTax', 'dineInTax', 'taxRates.takeaway', 'taxRates.dineIn', 'taxShares', 'deposit'];
const MORE: readonly (keyof Product)[] = [
  'isLeadTimeEnabled',
  'leadTimeValue',
  'leadTimeType',
  'goesWith',
  'station',
  'type',
];

/** The form, the important first and the rare folded away, with a preview for customers beside it. */
function ProductForm({ canDelete, children }: { canDelete: boolean; children?: ReactNode }) {
  return (
    <Form defaultValues={NEW} {...FORM}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 390px' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Section title={texts.sections.basics}>
            <Basics />
          </Section>
          <Section title={texts.sections.parts}>
            <PartsInput />
          </Section>
          <FoldedSection title={texts.sections.facts} hint={texts.inside.facts} fields={FACTS}>
            <FactFields />
            <ProductFacts />
          </FoldedSection>
          <FoldedSection title={texts.sections.unit} hint={texts.inside.unit} fields={UNIT}>
            <UnitAndQuantity />
          </FoldedSection>
          <FoldedSection title={texts.sections.taxes} hint={texts.inside.taxes} fields={TAXES}>
            <OtherTaxes />
          </FoldedSection>
          <FoldedSection title={texts.sections.more} hint={texts.inside.more} fields={MORE}>
            <More />
          </FoldedSection>
        </Box>
        <PreviewPane />
      </Box>
      <Box sx={{ mt: 2, position: 'sticky', bottom: 0, zIndex: 3 }}>
        <FormProblem />
        <FormBar canDelete={canDelete}>{children}</FormBar>
      </Box>
    </Form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
