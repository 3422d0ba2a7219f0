-- 決議の記録 closes its box. A record that this very transaction wrote came with a whole association, whose rows are
-- copied table by table: what it was made of may come after it.
create or replace function refuse_after_record() returns trigger language plpgsql as $$
begin
  if exists (select from vote_record r where r.association_id = new.association_id
      and r.box_id = new.box_id and r.teller_at is not null and r.xmin <> pg_current_xact_id()::xid) then
    raise exception 'the record of this meeting is confirmed' using errcode = 'SL045';
  end if;
  return new;
end $$;
