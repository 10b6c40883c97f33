// Written by .ci/confusables.mjs; do not edit.

/** `CONFUSABLES` of all other alphabets and digits. From Unicode's confusables (UTS #39), version 17.0.0 of 2025-07-22. */
export const RARE_CONFUSABLES: string =
  "2\u{3e8}\u{14bf}\u{a6ef} " +
  "3\u{969}\u{ae9}\u{2c9c}\u{2cc4}\u{2ccc}\u{118ca}\u{16f3b} " +
  "4\u{118af} " +
  "5\u{118bb} " +
  "6\u{3ec}\u{2cd2}\u{2cd3}\u{2cdc}\u{118d5} " +
  "7\u{104d2}\u{118c6} " +
  "8\u{9ea}\u{a6a}\u{b03}\u{1031a}\u{1e8cb} " +
  "9\u{9ed}\u{a67}\u{b68}\u{d6d}\u{2cca}\u{2ccb}\u{118ac}\u{118cc}\u{118d6} " +
  "A\u{15c5}\u{102a0}\u{16f40} " +
  "B\u{15f7}\u{2c82}\u{10282}\u{102a1}\u{10301} " +
  "C\u{2ca4}\u{102a2}\u{10302}\u{10415}\u{1051c}\u{118e9}\u{118f2} " +
  "D\u{15de}\u{15ea} " +
  "E\u{2d39}\u{10286}\u{118a6}\u{118ae} " +
  "F\u{15b4}\u{10287}\u{102a5}\u{10525}\u{118a2}\u{118c2} " +
  "H\u{157c}\u{2c8e}\u{102cf} " +
  "J\u{148d} " +
  "K\u{16d5}\u{2c94}\u{10518} " +
  "L\u{14aa}\u{2cd0}\u{1041b}\u{10526}\u{118a3}\u{118b2}\u{16f16} " +
  "M\u{15f0}\u{16d6}\u{2c98}\u{102b0}\u{10311} " +
  "N\u{2c9a}\u{10513} " +
  "O\u{7c0}\u{b20}\u{ce6}\u{12d0}\u{2c9e}\u{2d54}\u{3007}\u{10292}\u{102ab}\u{10404}\u{104c2}\u{10516}\u{118b5}\u{118e0}\u{11de0} " +
  "P\u{146d}\u{2ca2}\u{2cce}\u{10295} " +
  "Q\u{2d55} " +
  "R\u{1587}\u{104b4}\u{16f35} " +
  "S\u{10296}\u{10420}\u{16f3a} " +
  "T\u{2ca6}\u{10297}\u{102b1}\u{10315}\u{118bc}\u{16f0a} " +
  "U\u{1200}\u{144c}\u{104ce}\u{118b8}\u{16f42} " +
  "V\u{667}\u{6f7}\u{142f}\u{2d38}\u{a6df}\u{1051d}\u{118a0}\u{16f08} " +
  "W\u{118e6}\u{118ef} " +
  "X\u{16b7}\u{2cac}\u{2d5d}\u{10290}\u{102b4}\u{10317}\u{10322}\u{10527}\u{118ec} " +
  "Y\u{2ca8}\u{102b2}\u{118a4}\u{16f43} " +
  "Z\u{102f5}\u{118a9}\u{118e5} " +
  "b\u{1472}\u{15af}\u{16eb6} " +
  "c\u{1004}\u{105a}\u{2ca5}\u{1043d} " +
  "d\u{146f} " +
  "i\u{2c93}\u{118c3} " +
  "l\u{5d5}\u{5df}\u{627}\u{661}\u{6f1}\u{7ca}\u{16c1}\u{2c92}\u{2d4f}\u{1028a}\u{10309}\u{10320}\u{11dda}\u{11de1}\u{16eaa}\u{16f28}\u{1e8c7} " +
  "o\u{3ed}\u{5e1}\u{647}\u{665}\u{6be}\u{6c1}\u{6d5}\u{6f5}\u{966}\u{9e6}\u{a66}\u{ae6}\u{b66}\u{be6}\u{c02}\u{c66}\u{c82}\u{d02}\u{d20}\u{d66}\u{d82}\u{e50}\u{ed0}\u{101d}\u{1040}\u{10ff}\u{17e0}\u{2c9f}\u{1042c}\u{104ea}\u{114d0}\u{118c8}\u{118d7} " +
  "p\u{2ca3}\u{2ccf} " +
  "r\u{2c85} " +
  "s\u{d1f}\u{10448}\u{118c1} " +
  "u\u{104f6}\u{118d8} " +
  "v\u{5d8}\u{11706}\u{118c0} " +
  "w\u{2cbd}\u{1170a}\u{1170e}\u{1170f} " +
  "x\u{1541}\u{157d} " +
  "y\u{10e7}\u{2ca9}\u{118dc} " +
  "z\u{118c4}";

/** In the same form and from the same source, letters that look like an ASCII one with a mark. */
export const MARKED_LETTERS: string =
  "CҪ\u{20a1}\u{1f16e} " +
  "DÐĐƉ " +
  "EɆ " +
  "FƑ " +
  "GǤ " +
  "HĦҢӇӉⱧ " +
  "JɈ " +
  "KҚҞ\u{20ad}ⱩꝀ " +
  "LŁ " +
  "MӍ " +
  "NƝ𐆎 " +
  "OØƟǾΘθϑϴѲӨ\u{13be}\u{13eb}\u{2296}\u{229d}\u{236c}\u{2c90}\u{2d31}\u{2d41}Ꝋ𝈚\u{1d6af}\u{1d6b9}\u{1d6c9}\u{1d6dd}\u{1d6e9}\u{1d6f3}\u{1d703}\u{1d717}\u{1d723}\u{1d72d}\u{1d73d}\u{1d751}\u{1d75d}\u{1d767}\u{1d777}\u{1d78b}\u{1d797}\u{1d7a1}\u{1d7b1}\u{1d7c5}\u{1f714} " +
  "TŦƮȾҬ\u{20ae}\u{2361} " +
  "UɄ\u{13cc} " +
  "V\u{10197}\u{1f708} " +
  "W\u{20a9} " +
  "XҲ\u{10196} " +
  "Y\u{a5}ɎҰ " +
  "ZƵȤ " +
  "a\u{2376} " +
  "bƀƂƃɓБѢѣҌҍ\u{1473} " +
  "c\u{a2}ȼҫ " +
  "dđƌɖɗ\u{20ab} " +
  "eɇҿ " +
  "fᵮ " +
  "gǥɠ " +
  "hħɦћ\u{13f2}\u{210f}ꚕ " +
  "iɨᵻᵼ\u{2378} " +
  "jɉ " +
  "kƙ " +
  "lłƗƚɫɭ\u{625}\u{673}\u{fd3c}\u{fd3d}\u{fe87}\u{fe88} " +
  "nŋƞɳηղᵰ\u{1d6c8}\u{1d702}\u{1d73c}\u{1d776}\u{1d7b0} " +
  "oøɵѳө\u{6ff}\u{1010}\u{10d7}\u{2c91}ꝋꬾ\u{ab74}\u{ab8e}\u{abbb}\u{fcd9} " +
  "pƥᵽ " +
  "qʠ " +
  "rɍɼɽғᵲ " +
  "sʂᵴ " +
  "tŧƭᵵ " +
  "uџᵾ\u{ab9c} " +
  "wѽꝡ\u{114c5} " +
  "x\u{2a30} " +
  "yƴɏұ " +
  "zƶȥʐᵶ";
