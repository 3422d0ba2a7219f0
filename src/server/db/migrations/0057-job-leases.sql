-- 当番: which of several processes does what one alone shall do, until when. The database's clock counts, not theirs.
create table job_lease (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);
