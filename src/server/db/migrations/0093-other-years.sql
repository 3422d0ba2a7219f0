-- An association is given the year from April when it begins; whoever opens its books with another year means that one.
create or replace function open_books(wanted jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  assoc uuid := nullif(current_setting('app.association_id', true), '')::uuid;
begin
  perform from association a where a.id = assoc for update;
  if exists (select from journal_entry j where j.association_id = assoc) then
    raise exception 'the books are open already' using errcode = 'SL013';
  end if;
  delete from fiscal_year f where f.association_id = assoc and exists (
    select from jsonb_to_recordset(wanted->'years') as y("startsOn" date, "endsOn" date)
     where f.starts_on <= y."endsOn" and y."startsOn" <= f.ends_on and f.starts_on <> y."startsOn");
  insert into fiscal_year (association_id, id, starts_on, ends_on)
  select assoc, y.id, y."startsOn", y."endsOn"
    from jsonb_to_recordset(wanted->'years') as y(id uuid, "startsOn" date, "endsOn" date)
   where not exists (select from fiscal_year f where f.association_id = assoc and f.starts_on = y."startsOn");
  insert into past_year (association_id, id, fund_id, fiscal_year, opening_yen)
  select assoc, p.id, p."fundId", p."fiscalYear", p."openingYen"
    from jsonb_to_recordset(wanted->'pastYears')
      as p(id uuid, "fundId" uuid, "fiscalYear" int, "openingYen" bigint);
  insert into past_year_line (association_id, id, past_year_id, account_id, budget_yen, actual_yen)
  select assoc, gen_random_uuid(), p.id, l."accountId", 0, l."amountYen"
    from jsonb_to_recordset(wanted->'pastYears') as p(id uuid, lines jsonb),
      jsonb_to_recordset(p.lines) as l("accountId" uuid, "amountYen" bigint);
end $$;
