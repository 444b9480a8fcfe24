/**
 * Terms, and what must not stand in their place, for each language. The standard is plain English, and the Chinese of olympiad texts.
 * A term has the word to use, a pattern of what is wrong, and the ids of messages in which that pattern is right: those
 * that name words of a lesson's text or of the laboratory's language.
 */

/** @typedef {{use: string, not: RegExp, except?: readonly string[]}} Term */

/** @type {Record<'en' | 'zh', readonly Term[]>} */
export const TERMS = {
  en: [
    { use: 'a player who can’t move loses', not: /\b(?<!player )who(?:ever)? (?:cannot|can’t) (?:move|take)/i },
    { use: 'wins, loses', not: /\b(?:has|have|had) (?:won|lost)\b/i },
    { use: 'is a losing position; your opponent loses', not: /\b(?:is|are|was|be|being) (?:lost|won)\b/i },
    { use: 'the player to move wins', not: /\bmover\b/i },
    { use: 'the player to move', not: /\bwhoever (?:is|has) to move\b|\b(?<!player )who (?:is to move|moves)\b/i },
    {
      use: 'your opponent; the computer',
      not: /\bthe app\b|\bgentle\b|\bfor the other\b|\bthe other (?:one )?(?:is|has|wins|loses|moves|takes)\b/i,
      except: ['lesson-wrong-play', 'lesson-how-play'],
    },
    { use: 'smallest', not: /(?<!at )\bleast (?:number|nimber|value|cap|one|period|non)/i },
    { use: 'missing', not: /\babsent\b/i },
    { use: 'so far', not: /\bseen (?:is|are)\b/i },
    { use: 'repeats', not: /\bstands? again\b/i },
    { use: 'we can skip', not: /\bneed(?:s)? not be\b|\bneed be\b/i },
    { use: 'it’s a draw', not: /\bnobody (?:wins|may win)\b/i },
    { use: 'your own', not: /\b(?:one|a rule|some) of (?:one’s|your) own\b/i },
    { use: 'mistakes', not: /\bslips?\b/i },
    { use: 'for ever (of time), else a number', not: /\bto all eternity\b/i },
    { use: 'in binary without carrying', not: /\bodd or even in number\b/i },
    { use: 'found', not: /\bcan be had\b|\bcannot be had\b|\bto be had\b/i },
    { use: 'wins: take 2', not: /\bto move wins by\b/i },
    { use: 'is not a …', not: /(?<!\bthere )\bis no (?:whole|number|answer|code|vertex|position|move|lesson|rule|page)\b/i },
    { use: 'key steps', not: /\bmilestones?\b/i },
    { use: 'a game from a lecture; one source', not: /\b(?:as|on|of) the slides\b|\bthe printed (?:order|play)\b/i },
    { use: 'if there is none', not: /\bwhere there is none\b/i },
  ],
  zh: [
    {
      use: '减法博弈、阶梯博弈、威佐夫博弈、八进制博弈、图上博弈',
      not: /(?:减法|台阶|阶梯|威佐夫|八进制|图上|取数|动态)游戏|台阶博弈|取数博弈/,
    },
    { use: '必败态、必胜态；先手必败、先手必胜', not: /轮到谁谁|会赢|会输|P 状态|N 状态|P 局面|N 局面/ },
    { use: 'SG 值、SG 函数', not: /堆值|图画值|尼姆数|nimber/, except: ['lab-meant'] },
    { use: '未出现的最小非负整数', not: /缺数|最小的缺/ },
    { use: '后继', not: /各步留下|所走到的|走不到任何/ },
    { use: '反 Nim、反常规则', not: /反尼姆/ },
    { use: '绿色 Hackenbush（删边游戏）', not: /砍树/ },
    { use: '电脑：简单、普通、完美', not: /温和|会出错的|对方程序|这个程序（/ },
    { use: 'OJ 题目；数值表（打表）', not: /评测题/ },
    { use: '课程', not: /(?<!第)一课|这课|本课|课文/ },
    { use: '相当于一堆 Nim 石子', not: /就?是一堆尼姆|一堆尼姆/ },
    { use: '每次从一堆中取任意颗', not: /至多 ?∞/ },
    { use: '胜终点、负终点', not: /赢的终点|输的终点/ },
    { use: '无论怎么走都到必胜态', not: /每一步都走到必胜态|怎么取都留给/ },
    { use: '要改的堆', not: /打开的堆|堆已打开/ },
    { use: '任何表都装不下', not: /没有表/ },
    { use: '关键步骤', not: /里程碑/ },
    { use: '从第 1 堆取 2 或 3 颗', not: /取 \d+ 颗、从第 \d+ 堆/ },
    { use: '练习卷', not: /工作单|练习纸/ },
  ],
};

/** The most words, or characters, of a sentence on the screen. */
export const LONGEST = { en: 25, zh: 45 };

/**
 * Messages whose sentences may be longer, and why. The name of a lesson is that of its file.
 * @type {Record<'en' | 'zh', Record<string, string>>}
 */
export const LONG = { en: {}, zh: {} };
