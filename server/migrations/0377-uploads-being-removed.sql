-- Since when an upload that nobody used is being removed, the file before the row (decision 0377). While it is set, the file may go at
-- any moment, and the same upload waits until the row is gone.
alter table uploads add column removing_since timestamptz;
