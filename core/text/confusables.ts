// Written by .ci/confusables.mjs; do not edit.

/**
 * Letters and signs that look like one ASCII letter, digit, hyphen, underscore or slash, of the
 * alphabets that are like the Latin one: words that begin with the ASCII character. From Unicode's confusables (UTS #39), version 17.0.0 of 2025-07-22,
 * without those of which compatibility normalisation (NFKC) tells it.
 */
export const CONFUSABLES: string =
  "-\u{2d7}\u{6d4}\u{2010}\u{2012}\u{2013}\u{2043}\u{2212}\u{2796}\u{fe58} " +
  "/\u{1735}\u{2041}\u{2044}\u{2215}\u{2571}\u{27cb}\u{29f8}\u{31d3}𝈺 " +
  "2ƧꙄꝚ " +
  "3ƷȜЗӠꝪꞫ𝈆 " +
  "4\u{13ce} " +
  "5Ƽ " +
  "6б\u{13ee} " +
  "7𝈒 " +
  "8Ȣȣ " +
  "9Ꝯ " +
  "AΑА\u{13aa}\u{a4ee} " +
  "BΒВ\u{13f4}\u{a4d0}Ꞵ " +
  "CϹС\u{13df}\u{a4da}\u{1f74c} " +
  "D\u{13a0}\u{a4d3} " +
  "EΕЕ\u{13ac}\u{22ff}\u{a4f0} " +
  "FϜ\u{a4dd}Ꞙ𝈓 " +
  "GԌ\u{13c0}\u{13f3}\u{a4d6} " +
  "HΗН\u{13bb}\u{a4e7} " +
  "JͿЈ\u{13ab}\u{a4d9}Ʝ " +
  "KΚК\u{13e6}\u{a4d7} " +
  "L\u{13de}\u{a4e1}𝈪 " +
  "MΜϺМ\u{13b7}\u{a4df} " +
  "NΝ\u{a4e0} " +
  "OΟОՕ\u{a4f3} " +
  "PΡР\u{13e2}\u{a4d1} " +
  "RƦ\u{13a1}\u{13d2}\u{a4e3}𝈖 " +
  "SЅՏ\u{13d5}\u{13da}\u{a4e2} " +
  "TΤТ\u{13a2}\u{22a4}\u{27d9}\u{a4d4}\u{1f768} " +
  "UՍ\u{222a}\u{22c3}\u{a4f4} " +
  "VѴ\u{13d9}\u{a4e6}𝈍 " +
  "WԜ\u{13b3}\u{13d4}\u{a4ea} " +
  "XΧХ\u{166d}\u{2573}\u{a4eb}Ꭓ " +
  "YΥУҮ\u{13a9}\u{13bd}\u{a4ec} " +
  "ZΖ\u{13c3}\u{a4dc} " +
  "aɑαа\u{237a} " +
  "bƄЬ\u{13cf} " +
  "cϲсᴄ\u{abaf} " +
  "dԁ\u{13e7}\u{a4d2} " +
  "eеҽ\u{212e}ꬲ " +
  "fſƒքẝꞙꬵ " +
  "gƍɡցᶃ " +
  "hһհ\u{13c2} " +
  "iıɩɪ\u{2db}ͺιіւ\u{13a5}\u{2373}ꙇ\u{ab75} " +
  "jϳј " +
  "lƖǀΙІӀӏ\u{5c0}\u{2223}\u{23fd}\u{a4f2}\u{ffe8} " +
  "nոռ " +
  "oοσоօᴏᴑꬽ " +
  "pþƿρϸр\u{2374} " +
  "qԛգզ " +
  "rгᴦꭇꭈ\u{ab81} " +
  "sƽѕꜱ\u{abaa} " +
  "uʋυսᴜꞟꭎꭒ " +
  "vνѵᴠ\u{2228}\u{22c1}\u{aba9} " +
  "wɯшѡԝաᴡ\u{ab83} " +
  "x\u{d7}х\u{166e}\u{292b}\u{292c}\u{2a2f} " +
  "yɣʏγуүᶌỿꭚ " +
  "zᴢ\u{ab93}";
