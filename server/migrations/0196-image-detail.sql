-- Share of an image's pixels along a side that it has detail for: 0.25 of one that was enlarged four times.
alter table images
  add column detail double precision not null default 1 check (detail > 0 and detail <= 1);
