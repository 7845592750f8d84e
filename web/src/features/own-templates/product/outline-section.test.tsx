// @vitest-environment happy-dom
import type { OwnSurface } from '@diy/contract/own-templates/product';
import { outlineFault } from '@diy/design/die-lines';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setNotificationOutlet } from '../../../lib/notifications.ts';
import { startTexts, texts } from '../../../lib/text/translate.ts';
import type { DieLineOutline } from './draft/outlines.ts';
import { OutlineSection } from './outline-section.tsx';

beforeAll(async () => {
  await startTexts([], 'zh-CN');
  await texts.loadNamespaces(['own-templates', 'common']);
});
afterEach(cleanup);

const surface: OwnSurface = {
  id: 'front',
  name: '',
  width_mm: 100,
  height_mm: 100,
  resolution_dpi: 300,
  bleed_mm: 3,
  safe_mm: 5,
};
const PLATE = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><g id="CUT"><path d="M10 10H30V30H50V10H70V50H10Z" stroke="#e00"/>
  <circle cx="20" cy="40" r="4"/></g><path d="M10 20H70"/><text>front</text></svg>`;

function show(own: OwnSurface = surface) {
  const taken: DieLineOutline[] = [];
  render(<OutlineSection surface={own} onChange={(one) => taken.push(one)} />);
  const choose = (name: string, content: string) =>
    userEvent.upload(
      screen.getByLabelText(/^从刀版文件取轮廓/, { selector: 'input' }),
      new File([content], name),
    );
  return { taken, choose };
}

it('takes a line of a file, after its unit was said', async () => {
  const { taken, choose } = show();
  await choose('刀版.svg', PLATE);
  const dialog = await screen.findByRole('dialog');
  const take = within(dialog).getByRole('button', { name: '用这个轮廓' });
  expect(take).toHaveProperty('disabled', true);
  const lines = within(within(dialog).getByRole('list', { name: '闭合的线' })).getAllByRole('button');
  expect(lines.map((line) => line.textContent)).toEqual(['CUT60 × 40', 'CUT8 × 8']);
  expect(within(dialog).getByText('1 条没有闭合的线')).toBeTruthy();
  expect(within(dialog).getByText('text')).toBeTruthy();
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: '单位' }));
  fireEvent.click(await screen.findByText('厘米 (cm)'));
  await userEvent.click(await within(dialog).findByRole('button', { name: '用 600 × 400 mm 的轮廓' }));
  expect(taken).toMatchObject([
    { width_mm: 600, height_mm: 400, outline: { bleed: 'around', file: '刀版.svg' } },
  ]);
  const [{ outline }] = taken as [Extract<DieLineOutline, { width_mm: number }>];
  expect(outlineFault(outline.path, { widthMm: 600, heightMm: 400 })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says of a file that it is no drawing', async () => {
  const notices: unknown[] = [];
  const silent = () => undefined;
  const toast = (_: unknown, text: unknown) => void notices.push(text);
  setNotificationOutlet({ toast, notification: silent, hint: silent, undo: silent });
  const { choose, taken } = show();
  await choose('刀版.dxf', 'AutoCAD Binary DXF\r\n');
  await waitFor(() => expect(notices).toEqual(['这是二进制 DXF，请另存为文本（ASCII）DXF']));
  setNotificationOutlet(null);
  expect([taken, screen.queryByRole('dialog')]).toEqual([[], null]);
});

it('shows an outline and goes back to the rectangle', async () => {
  const outline = { path: 'M0 0H100V100H0Z', bleed: 'around' as const, file: '刀版.svg' };
  const { taken } = show({ ...surface, outline });
  expect(screen.getByRole('img', { name: '刀版轮廓' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '去掉轮廓，改为矩形' }));
  expect(taken).toEqual([{ outline: undefined }]);
});
