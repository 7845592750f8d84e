import type { KnownLine, LineFacts, RowFacts } from './line-facts.ts';
import { MAX_NAMED, matchingPriority, type RowMatch } from './row-match.ts';

/** What is known of the file, and which of its rows are separate lines. */
interface Source {
  isErrorSheet: boolean;
  isProgram: boolean;
  forcedNew: ReadonlySet<string>;
}

/** Rows and lines of one order, paired from the strictest comparison to the loosest. */
export class OrderMatching {
  private readonly found = new Map<string, RowMatch>();
  private readonly free: Set<KnownLine>;
  /** Rows and lines that are each other for certain: they leave no doubt about the others. */
  private readonly byId = new Set<LineFacts>();

  private readonly rows: readonly RowFacts[];

  constructor(
    rows: readonly RowFacts[],
    private readonly lines: readonly KnownLine[],
    private readonly source: Source,
  ) {
    this.free = new Set(lines);
    // A wrong row made no line, and makes none, so it must not take the line of the right row that is like it.
    this.rows = [...rows].sort((a, b) => matchingPriority(a) - matchingPriority(b));
  }

  run(chosen: ReadonlyMap<string, string>): ReadonlyMap<string, RowMatch> {
    for (const one of this.rows) {
      const id = chosen.get(one.row);
      const line = id === undefined ? undefined : this.lines.find((known) => known.id === id);
      if (line && this.free.has(line)) this.pair(one, line);
    }
    this.byLineId();
    const forcedNew = this.open().filter((one) => this.isForcedNew(one));
    for (const one of forcedNew) this.found.set(one.row, { kind: 'new' });
    this.matchByContent(({ isWrong }) => !isWrong);
    this.matchByContent(({ isWrong }) => isWrong);
    this.byOrder();
    const open = [...this.free].filter(({ isOpen, place }) => isOpen && place !== '');
    const places = new Set(open.map(({ place }) => place));
    for (const one of [...this.open(), ...forcedNew]) this.found.set(one.row, this.asNew(one, places));
    return this.found;
  }

  private isForcedNew({ row, lineNo }: RowFacts): boolean {
    return lineNo !== '' && this.source.forcedNew.has(row);
  }

  private matchByContent(isMeant: (one: RowFacts) => boolean): void {
    const meant = () => this.open().filter(isMeant);
    this.byContent(
      meant().filter(({ lineNo }) => lineNo === ''),
      [...this.free],
    );
    this.byContent(
      meant().filter(({ lineNo }) => lineNo !== ''),
      [...this.free].filter(({ lineNo }) => lineNo === ''),
    );
    this.byContentOfOtherIds(meant());
    this.renumbered(meant());
  }

  private open(): RowFacts[] {
    return this.rows.filter(({ row }) => !this.found.has(row));
  }

  private pair(one: RowFacts, line: KnownLine, split = false): void {
    this.found.set(one.row, { kind: 'line', lineId: line.id, ...(split ? { split } : {}) });
    this.free.delete(line);
  }

  private unsure(rows: readonly RowFacts[], lines: readonly KnownLine[]): void {
    const lineIds = lines.slice(0, MAX_NAMED).map(({ id }) => id);
    for (const { row } of rows) this.found.set(row, { kind: 'unsure', lineIds });
  }

  /** Several rows may have one id, some of them wrong or cancelled: the row that says what the line says is that line. */
  private bySameId(): void {
    const sameKind = groupBy([...this.free], idOf);
    const rowsOfId = groupBy(
      this.open().filter(({ lineNo }) => lineNo !== ''),
      idOf,
    );
    for (const [id, own] of rowsOfId) {
      const pairWhere = (isOne: (one: RowFacts, line: KnownLine) => boolean) => {
        for (const one of this.left(own)) {
          const line = this.unused(sameKind.get(id) ?? []).find((known) => isOne(one, known));
          if (line) this.pairById(one, line);
        }
      };
      pairWhere((one, line) => stateKey(one) === stateKey(line));
      pairWhere((one, line) => contentKey(one) === contentKey(line) && !one.isWrong);
      pairWhere((one, line) => one.sku === line.sku && !one.isWrong);
      pairWhere((one) => !one.isWrong && !one.isCancelled);
      pairWhere(() => true);
    }
  }

  private byLineId(): void {
    this.bySameId();
    const otherKind = groupBy([...this.free], ({ lineNo }) => lineNo);
    const bySku = groupBy([...this.free], ({ sku }) => sku);
    const byContent = groupBy([...this.free], contentKey);
    for (const one of this.open()) {
      const equal = one.lineNo === '' ? [] : this.unused(otherKind.get(one.lineNo) ?? []);
      if (equal.length === 0) continue;
      const line = equal.find(({ sku }) => sku === one.sku);
      const key = contentKey(one);
      const isOther = byContent.get(key)?.some((known) => this.free.has(known));
      // Both may count an order's lines from 1, each in a separate order.
      const isMeant = !isOther && !this.isForcedNew(one);
      if (line && (contentKey(line) === key || isMeant)) this.pairById(one, line);
      else if (!this.isForcedNew(one))
        this.unsure([one], [...new Set([...equal, ...this.unused(bySku.get(one.sku) ?? [])])]);
    }
  }

  private pairById(one: RowFacts, line: KnownLine): void {
    this.pair(one, line);
    this.byId.add(one).add(line);
  }

  /** Rows and lines whose ids cannot be compared, since one of them has none. */
  private byContent(rows: readonly RowFacts[], lines: readonly KnownLine[]): void {
    this.equalContent(rows, lines);
    const possible = lines.filter(({ isFromErrorSheet }) => !this.source.isErrorSheet || isFromErrorSheet);
    this.alike(rows, possible, ({ sku, variation }) => `${sku}\n${variation}`);
    this.alike(rows, possible, ({ sku }) => sku);
  }

  /** Matches rows and lines of the same product, variation and texts: they can only differ in quantity. */
  private equalContent(rows: readonly RowFacts[], lines: readonly KnownLine[]): void {
    const alike = groupBy(lines, contentKey);
    for (const [key, own] of groupBy(rows, contentKey)) {
      const same = alike.get(key) ?? [];
      const isSplit = sum(own) === sum(same) && new Set(own.map(({ stage }) => stage)).size === 1;
      this.inTurn(own, same, stateKey);
      this.inTurn(own, same, ({ quantity }) => String(quantity));
      const [more, known] = [this.left(own), this.unused(same)];
      // One row of two pieces here, two rows of one piece there.
      if (!isSplit || more.length === 0 || known.length === 0) continue;
      more.forEach((one, at) => void this.pair(one, known[Math.min(at, known.length - 1)]!, true));
      for (const line of known) this.free.delete(line);
    }
    // Other pieces: certain where everything else of the product is exactly as it was.
    const others = groupBy(this.unused(lines), ({ sku }) => sku);
    for (const [sku, own] of groupBy(this.left(rows), (one) => one.sku)) {
      const same = others.get(sku) ?? [];
      const isOnly = own.length === 1 && same.length === 1 && contentKey(own[0]!) === contentKey(same[0]!);
      if (isOnly) this.pair(own[0]!, same[0]!);
    }
  }

  /** What is left of one product: certain where it is one row and one line in the whole order. */
  private alike(
    rows: readonly RowFacts[],
    lines: readonly KnownLine[],
    lineKey: (one: LineFacts) => string,
  ): void {
    const inDoubt = (some: readonly LineFacts[]) =>
      groupBy(
        some.filter((one) => !this.byId.has(one)),
        lineKey,
      );
    const rowsInDoubt = this.rows.filter((one) => !this.isForcedNew(one));
    const [allRows, allLines] = [inDoubt(rowsInDoubt), inDoubt(this.lines)];
    const same = groupBy(lines, lineKey);
    for (const [key, own] of groupBy(rows, lineKey)) {
      const [more, known] = [this.left(own), this.unused(same.get(key) ?? [])];
      if (more.length === 0 || known.length === 0) continue;
      if (allRows.get(key)?.length === 1 && allLines.get(key)?.length === 1) this.pair(more[0]!, known[0]!);
      else this.unsure(more, known);
    }
  }

  /** Ids of different systems say nothing of each other, and content alone is no proof. */
  private byContentOfOtherIds(rows: readonly RowFacts[]): void {
    const withId = groupBy(
      [...this.free].filter(({ lineNo }) => lineNo !== ''),
      ({ sku }) => sku,
    );
    for (const one of rows.filter(({ lineNo }) => lineNo !== '')) {
      const other = (withId.get(one.sku) ?? []).filter(({ idKind }) => idKind !== one.idKind);
      if (other.length > 0) this.unsure([one], other);
    }
  }

  /**
   * Asks about a row with an unknown line id while the file lacks a known line of the same product: either the marketplace gave new ids, or this is a further line. A program's call need not list an order's other lines; of its rows only those equal to the missing line are asked about.
   */
  private renumbered(rows: readonly RowFacts[]): void {
    const missing = [...this.free].filter(
      ({ lineNo, isOpen, isFromErrorSheet }) =>
        lineNo !== '' && isOpen && (!this.source.isErrorSheet || isFromErrorSheet),
    );
    const lineKey = this.source.isProgram ? contentKey : ({ sku }: LineFacts) => sku;
    const alike = groupBy(missing, lineKey);
    for (const one of rows.filter(({ lineNo, isCancelled }) => lineNo !== '' && !isCancelled)) {
      const same = alike.get(lineKey(one)) ?? [];
      if (same.length > 0) this.unsure([one], same);
    }
  }

  /** Another product where a line is missing: it may have been exchanged, or be added. */
  private byOrder(): void {
    const hasIds = this.rows.some(({ lineNo }) => lineNo !== '');
    const missing = [...this.free].filter(({ lineNo, isOpen }) => isOpen && (lineNo === '' || !hasIds));
    if (missing.length === 0 || this.rows.length > this.lines.length || this.source.isErrorSheet) return;
    this.unsure(
      this.open().filter(({ isWrong, isCancelled }) => !isWrong && !isCancelled),
      missing,
    );
  }

  private asNew(one: RowFacts, places: ReadonlySet<string>): RowMatch {
    const isOther = one.place !== '' && places.size > (places.has(one.place) ? 1 : 0);
    return isOther ? { kind: 'new', otherPlace: true } : { kind: 'new' };
  }

  /** Pairs rows and lines of equal keys in their order. */
  private inTurn(
    rows: readonly RowFacts[],
    lines: readonly KnownLine[],
    lineKey: (one: LineFacts) => string,
  ): void {
    const waiting = groupBy(this.unused(lines).reverse(), lineKey);
    for (const one of this.left(rows)) {
      const line = waiting.get(lineKey(one))?.pop();
      if (line) this.pair(one, line);
    }
  }

  private unused(lines: readonly KnownLine[]): KnownLine[] {
    return lines.filter((line) => this.free.has(line));
  }

  private left(rows: readonly RowFacts[]): RowFacts[] {
    return rows.filter(({ row }) => !this.found.has(row));
  }
}

function idOf({ idKind, lineNo }: LineFacts): string {
  return `${idKind}\n${lineNo}`;
}

function stateKey(one: LineFacts): string {
  return `${contentKey(one)} ${one.quantity} ${one.isCancelled}`;
}

function contentKey({ sku, variation, personalisation }: LineFacts): string {
  return JSON.stringify([sku, variation, personalisation]);
}

function sum(all: readonly LineFacts[]): number {
  return all.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
