import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { MAX_VARIANT_SHEET_BYTES, readVariantSheet } from '@diy/contract/own-templates/variant-sheets';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../lib/notifications.ts';
import { useShown } from '../../../../lib/use-shown.ts';
import { call } from '../../../../shared/api/call.ts';
import { DEFAULT_COLOURS } from '../default-choices.ts';
import { addColours } from '../draft/product-colours.ts';
import { addSize } from '../draft/product-sizes.ts';
import { type ReadVariants, readVariants } from './read-variants.ts';

/** A spreadsheet that was chosen, and which of its worksheets; undefined = the only one. */
interface ChosenSheet {
  file: File;
  sheet?: string;
}

/** Reads a spreadsheet of variants, and puts them into the product as soon as nothing of it is uncertain. */
export function useVariantSheet(
  product: OwnTemplateProduct,
  {
    settle,
    onChange,
  }: {
    settle: (changed: OwnTemplateProduct) => OwnTemplateProduct;
    onChange: (change: (now: OwnTemplateProduct) => OwnTemplateProduct) => void;
  },
) {
  const { t } = useTranslation('own-templates');
  const [read, setRead] = useState<ReadVariants | null>(null);
  const newest = useShown(product);
  const send = useMutation({
    mutationFn: ({ file, sheet }: ChosenSheet) => {
      const form = new FormData();
      if (sheet !== undefined) form.append('sheet', sheet);
      form.append('file', file, file.name);
      return call(readVariantSheet, {}, { form });
    },
  });
  const { data, variables } = send;
  const sheets = data?.sheets ?? [];
  const take = (found: ReadVariants) => {
    setRead(found);
    // What was edited while the file was read stays.
    if (found.problems.length === 0) onChange((now) => ({ ...now, variants: found.variants }));
  };
  const readFile = async (chosen: ChosenSheet) => {
    setRead(null);
    const sheet = await send.mutateAsync(chosen).catch(() => null);
    // Which of several worksheets is meant, nobody knows but the seller.
    const isChosen = chosen.sheet !== undefined || (sheet?.sheets.length ?? 0) < 2;
    if (sheet && isChosen) take(readVariants(sheet, newest.current));
  };
  return {
    read,
    isReading: send.isPending,
    /** Worksheets of the file to choose from; empty = it has one. */
    sheets: sheets.length > 1 ? sheets : [],
    /** The worksheet that was chosen; undefined = none yet. */
    chosen: variables?.sheet,
    choose(file: File | undefined) {
      if (!file) return;
      if (file.size <= MAX_VARIANT_SHEET_BYTES) void readFile({ file });
      else notify.error(t('variants.tooLarge', { mb: MAX_VARIANT_SHEET_BYTES / 1_048_576 }));
    },
    chooseSheet(sheet: string) {
      if (variables) void readFile({ file: variables.file, sheet });
    },
    addMissing() {
      if (!read || !data) return;
      const known = DEFAULT_COLOURS.map(({ code, hex }) => ({
        name: t(`product.colour.${code}`),
        code,
        hex,
      }));
      const next = settle(read.newSizes.reduce(addSize, addColours(product, read.newColours, known)));
      onChange(() => next);
      take(readVariants(data, next));
    },
    clear() {
      setRead(null);
      send.reset();
      onChange(({ variants: _, ...others }) => others);
    },
  };
}
