const matters =
  /費用|料金|いくら|(?:修理|工事|調査|交換|クロス)代|保険(?!証)|補償|賠償|弁償|責任|負担|払(?:う|わ|い)|誰が(?:直|なお|修理|修繕)|請求|(?:専有|共用)部分?(?:です|なの|か|に(?:なり|入))|届け?(?:出)?[はがも](?:必要|要)|書類/;

/** お金と責任: spoken of, or asked about; it can wait until the danger is met, and is answered all the same. */
export const isOfCosts = (text: string): boolean => matters.test(text);
