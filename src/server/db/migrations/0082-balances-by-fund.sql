-- An account may hold money of several funds (収納口座): what lies there is told for each fund whose postings name it, as
-- every paper tells it. The fund that the account was opened for stands there with nothing, too.
create or replace view bank_balance with (security_invoker = true) as
  select b.association_id, b.id as bank_account_id, coalesce(p.fund_id, b.fund_id) as fund_id,
         coalesce(sum(p.amount_yen), 0)::bigint as balance_yen,
         (select max(l.posted_on) from posting l where l.association_id = b.association_id) as as_of
    from bank_account b
    left join lateral (
      select o.fund_id, o.amount_yen from year_opening o
        join fiscal_year y on y.association_id = o.association_id and y.id = o.fiscal_year_id
       where o.association_id = b.association_id and o.account_id = b.account_id
         and y.starts_on = (select max(s.starts_on) from fiscal_year s where s.association_id = b.association_id
           and exists (select from year_opening n where n.association_id = s.association_id and n.fiscal_year_id = s.id))
      union all
      select q.fund_id, q.amount_yen from posting q
       where q.association_id = b.association_id and q.account_id = b.account_id
         and q.posted_on >= coalesce((select max(s.starts_on) from fiscal_year s where s.association_id = b.association_id
           and exists (select from year_opening n where n.association_id = s.association_id and n.fiscal_year_id = s.id)),
           '-infinity')
      union all
      select b.fund_id, 0
    ) p on true
   group by b.association_id, b.id, coalesce(p.fund_id, b.fund_id);
