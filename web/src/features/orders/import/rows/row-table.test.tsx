// @vitest-environment happy-dom
import type { CheckedRow } from '@diy/contract/orders/order-uploads';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPart, resetApp } from '../../../../testing/render-app.tsx';
import { row } from '../testing/checked-file.ts';
import { RowTable } from './row-table.tsx';

afterEach(resetApp);

const show = (one: Partial<CheckedRow>) =>
  renderPart(
    <RowTable
      rows={[{ ...row, ...one }]}
      isStale={false}
      onCorrect={() => {}}
      onWords={() => {}}
      onChoose={() => {}}
    />,
  );
const unread: CheckedRow['problems'] = [
  {
    field: 'personalization',
    column: null,
    code: 'CHOICE_UNREAD',
    severity: 'warning',
    text: '“Rosa”不是选项',
  },
];

test('words of columns of their own are corrected beside the product: no empty field stands below them', async () => {
  await show({ problems: unread, personalisation: [{ name: '底色', value: 'Rosa', picture: null }] });
  expect(await screen.findByText('“Rosa”不是选项')).toBeTruthy();
  expect(screen.getByRole('button', { name: '第 2 行的底色' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a row that brought no words has a field for them', async () => {
  await show({ problems: unread, personalisation: [] });
  expect(await screen.findByRole('textbox', { name: '第 2 行的定制内容' })).toBeTruthy();
});
