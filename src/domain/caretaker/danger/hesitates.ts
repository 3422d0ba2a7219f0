const ambulance = '(?:救急車?|119番?)';
const calling = '(?:救急車?を?[呼よ]|119番?)';
const unsure =
  '(?:か(?:どうか)?[^。!?]{0,6}(?:迷|悩|分から|わから|判断)|(?:迷|悩|ため|躊躇)|べき|ほうがいい|方がいい|ほど|前に|ても?(?:いい|よい|大丈夫))';
const hesitation = new RegExp(`${calling}[^。!?ら]{0,10}${unsure}`);
const asCondition = /(?:迷|悩|分から|わから|判断)[^。!?]{0,5}(?:とき|時|場合)/;
const calls = new RegExp(ambulance, 'g');

/** 救急車を呼ぶか迷う: nobody has told of a danger, and the one who calls wants to be advised. */
export const hesitates = (text: string): boolean => hesitation.test(text);

/** It is now, and no question about the number of those who will hesitate some day. */
export const hesitatesNow = (text: string): boolean => hesitates(text) && !asCondition.test(text);

/** What else was said, without the ambulance itself. */
export const besidesAmbulance = (text: string): string => text.replace(calls, '');
