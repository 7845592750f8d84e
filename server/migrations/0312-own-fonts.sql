-- Font files that accounts brought; documents name them as own:<sha256>, so that what is drawn never changes.
create table own_fonts (
  owner_id text not null references accounts (id) on delete cascade,
  -- Of the stored file.
  sha256 text not null,
  name text not null,
  file_name text not null,
  bytes bigint not null,
  -- What the file says of itself: format, names, axes, scripts, embedding.
  facts jsonb not null,
  -- [{ "axes", "name", "sample" }]: the font as it is, then its named styles.
  styles jsonb not null,
  -- Who confirmed that the account may print goods for sale with it.
  confirmed_by text not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, sha256)
);

-- Which own fonts each design uses, in any of its versions.
create table design_fonts (
  owner_id text not null,
  design_id text not null,
  sha256 text not null,
  primary key (owner_id, design_id, sha256),
  foreign key (owner_id, design_id) references designs (owner_id, id) on delete cascade
);
create index design_fonts_by_font on design_fonts (owner_id, sha256, design_id);
