import type { DesignDocument } from '@diy/design/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildWorld, empty, openSaver, withColour } from '../testing/saving-world.ts';
import type { SaveRequest } from './decide-saving.ts';
import { isDirty, saveWord } from './save-state.ts';
import { createSaver } from './saver.ts';

describe('saver', () => {
  it('saves by itself two seconds after the last change, and not in the middle of a gesture', async () => {
    const world = buildWorld();
    const saver = openSaver(world);
    saver.follow(withColour('navy'), false);
    await world.advance(5000);
    expect(world.designs.size).toBe(0);
    saver.follow(withColour('navy'), true);
    await world.advance(1900);
    expect(world.designs.size).toBe(0);
    await world.advance(200);
    expect(world.designs.get('d1')).toMatchObject({ version: 1, colourId: 'navy' });
    expect(saveWord(saver.state.get(), true)).toBe('saved');
    expect(world.draft).toBeNull();
  });

  it('leaves a design alone that was only looked at', async () => {
    const world = buildWorld();
    const saver = openSaver(world);
    saver.follow(empty, true);
    await world.advance(60_000);
    expect(world.designs.size).toBe(0);
    expect(saveWord(saver.state.get(), true)).toBe('new');
  });

  it('waits with a new design until something is on it, or it is asked for', async () => {
    const world = buildWorld();
    const isWorthKeeping = ({ colourId }: DesignDocument) => colourId === 'red';
    const saver = createSaver({ design: empty, name: '杯子', saved: null, isWorthKeeping }, world.port);
    saver.follow(withColour('navy'), true);
    saver.suggestName('藏青杯子');
    await world.advance(60_000);
    expect([world.designs.size, world.draft, saveWord(saver.state.get(), true)]).toEqual([0, null, 'new']);
    saver.follow(withColour('red'), true);
    await world.advance(3000);
    expect(world.designs.get('d1')?.colourId).toBe('red');
    // What has an entry is kept up to date, empty or not.
    saver.follow(withColour('navy'), true);
    await world.advance(3000);
    expect(world.designs.get('d1')?.colourId).toBe('navy');
  });

  it('saves an empty new design when the person asks for it', async () => {
    const world = buildWorld();
    const saver = createSaver(
      { design: empty, name: '杯子', saved: null, isWorthKeeping: () => false },
      world.port,
    );
    saver.follow(withColour('navy'), true);
    const saved = saver.saveNow();
    await world.advance(10);
    expect(await saved).toBe(true);
    expect(world.designs.get('d1')?.colourId).toBe('navy');
  });

  it('keeps a draft at once, and saves it when the network is back', async () => {
    const world = buildWorld();
    const saver = openSaver(world);
    world.online = false;
    saver.follow(withColour('red'), true);
    await world.advance(3000);
    expect(world.draft).toBe('red');
    expect(saveWord(saver.state.get(), false)).toBe('offline');
    expect(saver.state.get().isDraftKept).toBe(true);
    world.online = true;
    saver.wake();
    await world.advance(10);
    expect(world.designs.get('d1')?.colourId).toBe('red');
    expect(world.draft).toBeNull();
  });

  it('counts a draft as kept only while it holds what is shown', async () => {
    const world = buildWorld();
    const ends: ((isKept: boolean) => void)[] = [];
    const keepDraftBeside = () => new Promise<boolean>((end) => ends.push(end));
    const options = { design: empty, name: '杯子', saved: null };
    const saver = createSaver(options, { ...world.port, keepDraftBeside });
    world.online = false;
    saver.follow(withColour('navy'), true);
    await world.advance(400);
    saver.follow(withColour('red'), true);
    ends[0]!(true);
    await world.advance(1);
    expect(saver.state.get().isDraftKept).toBe(false);
    await world.advance(400);
    ends[1]!(true);
    await world.advance(1);
    expect(saver.state.get().isDraftKept).toBe(true);
    // Leaving does not wait.
    saver.follow(withColour('navy'), true);
    saver.flushDraft();
    expect([world.draft, saver.state.get().isDraftKept]).toEqual(['navy', true]);
  });

  it('says when two tabs save the same design, overwrites nothing, and keeps mine as a copy', async () => {
    const world = buildWorld();
    const first = openSaver(world);
    first.follow(withColour('navy'), true);
    await world.advance(2500);
    const { id, sku, version } = first.state.get();
    const second = openSaver(world, { id: id!, sku: sku!, version });
    second.follow(withColour('red'), true);
    await world.advance(2500);
    first.follow(withColour('white'), true);
    first.rename('我的杯子');
    await world.advance(2500);
    expect(saveWord(first.state.get(), true)).toBe('conflict');
    expect(world.designs.get('d1')).toMatchObject({ version: 2, colourId: 'red' });
    await world.advance(60_000);
    expect(world.designs.size).toBe(1);
    await first.keepAsCopy('我的杯子（副本）');
    expect(world.designs.get('d2')).toMatchObject({ colourId: 'white', name: '我的杯子（副本）' });
    expect(first.state.get().id).toBe('d2');
  });

  it('creates one design although the answer was lost', async () => {
    const world = buildWorld();
    const saver = openSaver(world);
    world.loseResponses = 1;
    saver.follow(withColour('navy'), true);
    await world.advance(2500);
    expect(saveWord(saver.state.get(), true)).toBe('failed');
    await world.advance(15_000);
    expect(world.designs.size).toBe(1);
    expect(saver.state.get()).toMatchObject({ id: 'd1', version: 1 });
  });

  it('takes no conflict for one that is with its own save, whose answer was lost', async () => {
    const world = buildWorld();
    const saver = openSaver(world);
    saver.follow(withColour('navy'), true);
    await world.advance(2500);
    world.loseResponses = 1;
    saver.follow(withColour('red'), true);
    await world.advance(2500);
    expect(saveWord(saver.state.get(), true)).toBe('failed');
    saver.follow(withColour('white'), true);
    await world.advance(2500);
    await world.advance(2500);
    expect(world.designs.get('d1')).toMatchObject({ version: 3, colourId: 'white' });
    expect(saveWord(saver.state.get(), true)).toBe('saved');
  });

  it('saves again what it went back to, when a create that failed before was answered about other content', async () => {
    const world = buildWorld();
    const saver = openSaver(world);
    world.online = false;
    void saver.saveNow();
    await world.advance(0);
    saver.follow(withColour('red'), true);
    void saver.saveNow();
    saver.follow(withColour('white'), true);
    world.online = true;
    await world.advance(30_000);
    expect([...world.designs.values()].map((design) => design.colourId)).toEqual(['white']);
    expect(isDirty(saver.state.get())).toBe(false);
  });

  it('has kept the key and what it sends in the draft before a request goes out', async () => {
    const world = buildWorld();
    const drafts: unknown[] = [];
    const save = (request: SaveRequest) => {
      drafts.push({ draft: world.draft, key: world.sent?.idempotencyKey, tries: world.sent?.tries.length });
      return world.port.save(request);
    };
    const saver = createSaver({ design: empty, name: '杯子', saved: null }, { ...world.port, save });
    saver.follow(withColour('navy'), true);
    // Sooner than the draft would be kept by itself.
    void saver.saveNow();
    await world.advance(100);
    expect(drafts).toEqual([{ draft: 'navy', key: 'key-0-0', tries: 1 }]);
    expect(world.draft).toBeNull();
  });

  it('waits for the draft that is kept last before a request goes out', async () => {
    const world = buildWorld();
    const ends: ((isKept: boolean) => void)[] = [];
    const keepDraftBeside = () => new Promise<boolean>((end) => ends.push(end));
    const saver = createSaver(
      { design: empty, name: '杯子', saved: null },
      { ...world.port, keepDraftBeside },
    );
    void saver.saveNow();
    saver.follow(withColour('navy'), true);
    await world.advance(500);
    ends[0]!(true);
    await world.advance(1);
    expect(world.designs.size).toBe(0);
    ends[1]!(true);
    await world.advance(1);
    expect(world.designs.size).toBe(1);
  });

  it('creates one design, although the page was gone before the response', async () => {
    const world = buildWorld();
    world.isCrashing = true;
    openSaver(world).follow(withColour('navy'), true);
    await world.advance(2500);
    expect([world.designs.size, world.draft]).toEqual([1, 'navy']);
    world.isCrashing = false;
    await world.advance(60_000);
    const reopened = openSaver(world, null, world.sent);
    reopened.follow(withColour('navy'), true);
    await world.advance(2500);
    expect(world.designs.size).toBe(1);
    expect(reopened.state.get()).toMatchObject({ id: 'd1', version: 1, problem: null });
    expect(isDirty(reopened.state.get())).toBe(false);
  });

  it('ends with the newest content saved, whatever races with what', async () => {
    const action = fc.oneof(
      fc.constantFrom('white', 'navy', 'red').map((colourId) => ({ do: 'edit' as const, colourId })),
      fc.constant({ do: 'save' as const }),
      fc.nat(2600).map((ms) => ({ do: 'wait' as const, ms })),
      fc.boolean().map((online) => ({ do: 'network' as const, online })),
      fc.constant({ do: 'lose' as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
        const world = buildWorld();
        const saver = openSaver(world);
        let wanted = 'white';
        for (const step of actions) {
          if (step.do === 'edit') {
            wanted = step.colourId;
            saver.follow(withColour(wanted), true);
          } else if (step.do === 'save') {
            void saver.saveNow();
          } else if (step.do === 'wait') await world.advance(step.ms);
          else if (step.do === 'network') world.online = step.online;
          else world.loseResponses += 1;
        }
        world.online = true;
        world.loseResponses = 0;
        await saver.saveNow();
        await world.advance(30_000);
        expect(world.designs.size).toBe(1);
        expect([...world.designs.values()][0]?.colourId).toBe(wanted);
        expect(isDirty(saver.state.get())).toBe(false);
        expect(world.draft).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a name nobody has given', () => {
  const saved = { id: 'd1', sku: 'd1', version: 1 };
  const nameOf = (saver: ReturnType<typeof createSaver>) => saver.state.get().current.name;

  it('follows the content until the person gives one', async () => {
    const world = buildWorld();
    const saver = createSaver({ design: empty, name: '杯', saved: null }, world.port);
    saver.suggestName('杯 · 海边');
    await world.advance(3000);
    expect(world.designs.get('d1')?.name).toBe('杯 · 海边');
    saver.suggestName('杯 · 日落');
    expect(nameOf(saver)).toBe('杯 · 日落');
    saver.rename('我的杯');
    saver.suggestName('杯 · 别的');
    expect(nameOf(saver)).toBe('我的杯');
  });

  it('is not touched by opening it: the same suggestion changes nothing', async () => {
    const world = buildWorld();
    const saver = createSaver({ design: empty, name: '杯', saved: null }, world.port);
    saver.suggestName('杯');
    await world.advance(60_000);
    expect(world.designs.size).toBe(0);
  });

  it.each([
    ['a saved design', (saver: ReturnType<typeof createSaver>) => saver],
    [
      'a copy kept after a conflict',
      (saver: ReturnType<typeof createSaver>) => void saver.keepAsCopy('旧名'),
    ],
  ])('leaves the name of %s alone', (_, prepare) => {
    const saver = createSaver({ design: empty, name: '旧名', saved }, buildWorld().port);
    prepare(saver);
    saver.suggestName('杯 · 海边');
    expect(nameOf(saver)).toBe('旧名');
  });
});
