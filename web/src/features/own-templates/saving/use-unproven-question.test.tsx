// @vitest-environment happy-dom
import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { newProduct } from '../product/draft/product-draft.ts';
import { psdMockupQuery } from '../psd/use-psd-mockup.ts';
import { useUnprovenQuestion } from './use-unproven-question.ts';

afterEach(cleanup);

const image: OwnImage = { id: 'psd', name: 'bag.psd', url: '/bag.jpg', width: 9, height: 7, is_psd: true };

function openQuestion({ isSaved = false, is_unproven = true }) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const read = [{ key: 'print', is_unproven, mockup: null } as unknown as PsdSurface];
  queries.setQueryData(psdMockupQuery('psd').queryKey, read);
  const first = newProduct(image);
  const places = [{ surface: first.surfaces[0]!.id, psd: { surface: 'print' } }];
  const product = { ...first, pictures: [{ ...first.pictures[0]!, places }] };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const images = new Map([['psd', image]]);
  return renderHook(() => useUnprovenQuestion(product, { images, isSaved }), { wrapper }).result;
}

it('saves nothing until a person says that the pictures are alike, and asks once', () => {
  const hook = openQuestion({});
  const save = vi.fn();
  act(() => hook.current.ask(save));
  expect(hook.current.question.psds).toMatchObject([{ imageId: 'psd', name: 'bag.psd' }]);
  act(() => hook.current.question.onClose());
  expect([hook.current.question.psds, save.mock.calls.length]).toEqual([null, 0]);
  act(() => hook.current.ask(save));
  act(() => hook.current.question.onAlike());
  expect([hook.current.question.psds, save.mock.calls.length]).toEqual([null, 1]);
  act(() => hook.current.ask(save));
  expect([hook.current.question.psds, save.mock.calls.length]).toEqual([null, 2]);
});

it.each([{ isSaved: true }, { is_unproven: false }])('saves at once what needs no question: %o', (given) => {
  const hook = openQuestion(given);
  const save = vi.fn();
  act(() => hook.current.ask(save));
  expect([hook.current.question.psds, save.mock.calls.length]).toEqual([null, 1]);
});
