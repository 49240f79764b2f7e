using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    // A field of its own: release tracking and the checks of titles and messages see no descriptor that is an argument.
    private static readonly DiagnosticDescriptor ParseChainDescriptor = new(
        id: "ALLOC301",
        title: "String chain feeds a parser",
        messageFormat: "{0}; this allocates {1} ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "Each Trim, Substring, Replace or the like makes a new string. Where only its characters are needed, to parse, compare, search "
            + "or append them, a span of the first string serves as well and takes no memory.",
        helpLinkUri: HelpLink("ALLOC301"));

    /// <summary>ALLOC301.</summary>
    public static readonly Rule ParseChain = new(
        ParseChainDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Slices a span of the first string instead; characters are removed or replaced, and values are formatted, in a stack buffer of bounded size")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.MaxStackallocBytes, AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Longer] = "characters that are changed in an array, and bytes that are decoded",
            [Effort.MuchLonger] = "what is trimmed or joined to be parsed, a part of a path, a single change of characters and the text of a value, which need "
                + "a buffer, several of them that nothing parses, what only trims otherwise, or is cut where that may change nothing, one of two texts that a "
                + "condition chooses, and a single "
                + "part that `+` joins",
            [Effort.MuchLongerForData] = "strings that a method of the project reads or returns, which would have to take or return a span",
            [Effort.Elsewhere] = "a `switch` on changed characters, which becomes a row of comparisons",
            [Effort.Unproven] = "texts that are joined only to be compared or measured",
            [Effort.OtherTargets] = "what needs a span",
        },
        SeverityNote = "A suggestion where the only step may change nothing, such as `Trim`, changes characters, is the text of a value, or makes a "
            + "part that `+` joins.",
    };

    private static readonly DiagnosticDescriptor SplitToLookDescriptor = new(
        id: "ALLOC302",
        title: "Split is used only to look at the parts",
        messageFormat: "'Split' makes an array and a string for each part, but {0}; this allocates {1} ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "Split makes an array and a string for each part. Where only some parts are used, or their number, MemoryExtensions.Split "
            + "finds their ranges without a string.",
        helpLinkUri: HelpLink("ALLOC302"));

    /// <summary>ALLOC302.</summary>
    public static readonly Rule SplitToLook = new(
        SplitToLookDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Splits into ranges on the stack and makes strings of the used parts alone; lets `Split` trim the parts")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.MaxStackallocBytes, AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Longer] = "parts that are only read, and their number",
            [Effort.MuchLongerForData] =
                "parts of which strings or pieces remain, and parts that a method of the project reads, which would have to take a span",
            [Effort.OtherTargets] = "parts that are only trimmed",
        },
        SeverityNote = "A suggestion where strings of some parts, or pieces of them, remain, where they are only trimmed, or other code would have to change.",
    };

    private static readonly DiagnosticDescriptor StringGrowthDescriptor = new(
        id: "ALLOC303",
        title: "String grows in a loop",
        messageFormat: "Each append to {0} copies the whole string; this allocates {1} that grows with it ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A string cannot grow: each append makes a new one and copies what was there. In a loop the bytes grow with the square of the "
            + "number of iterations. A StringBuilder keeps room for more and makes one string at the end.",
        helpLinkUri: HelpLink("ALLOC303"));

    /// <summary>ALLOC303.</summary>
    public static readonly Rule StringGrowth = new(
        StringGrowthDescriptor,
        HeatLevel.Hot,
        SeverityPolicy.ByHeat,
        "Appends to a StringBuilder beside the string and makes the string after the loop")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string> { [Effort.MuchLongerForData] = "assignments" },
    };

    private static readonly DiagnosticDescriptor FormattedKeyDescriptor = new(
        id: "ALLOC304",
        title: "Key is made in a loop",
        messageFormat: "A string is made for each call of '{0}' and then dropped; {1}; this allocates {2} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A key that is formatted from a number, or cut from a text, only to look up an entry is garbage after the call. Keys that repeat can be "
            + "made once, and dictionaries of .NET 9 find an entry by a span of characters.",
        helpLinkUri: HelpLink("ALLOC304"));

    /// <summary>ALLOC304.</summary>
    public static readonly Rule FormattedKey = new(
        FormattedKeyDescriptor,
        HeatLevel.Hot,
        SeverityPolicy.ByHeat,
        "Makes the keys once, before the outer loop, where each of its iterations formats the same ones")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Welcome] = "strings of which only the hash code is taken",
            [Effort.OtherTargets] = "keys that another target of the project cannot look up by their characters",
        },
    };

    private static readonly DiagnosticDescriptor BuilderOverheadDescriptor = new(
        id: "ALLOC305",
        title: "StringBuilder costs more than its text",
        messageFormat: "{0}; this allocates {1} ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A StringBuilder copies what it is given. A string that is joined or formatted just before is garbage at once, while the "
            + "builder can take the parts, join or format itself, and a TextWriter can take the parts. A builder that is made for one text is garbage with "
            + "its buffers after it.",
        helpLinkUri: HelpLink("ALLOC305"));

    /// <summary>ALLOC305.</summary>
    public static readonly Rule BuilderOverhead = new(
        BuilderOverheadDescriptor,
        HeatLevel.Unknown,
        SeverityPolicy.ByHeat,
        "Appends the parts one by one; `AppendJoin`, `AppendFormat`, or the overload that writes to a builder; lets the builder format a value or copy another "
        + "builder; asks the builder instead of its text; collects the text in a buffer on the stack")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.MaxStackallocBytes, AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Longer] = "builders that are only asked how they begin or end",
            [Effort.MuchLongerForData] = "builders that live for one text",
            [Effort.MuchLonger] = "texts that are joined, values that are formatted to be written",
            [Effort.Elsewhere] = "texts that are joined for a writer, and those that a method of the project makes by a builder of its own",
            [Effort.Unproven] = "other texts that a method of the project makes, which would have to write to the builder, and writers that live for one text",
            [Effort.OtherTargets] = "values that are formatted, builders that are copied, and sequences that are joined",
        },
    };

    private static readonly DiagnosticDescriptor ThrowAwayBytesDescriptor = new(
        id: "ALLOC306",
        title: "Text is encoded into a throw-away array",
        messageFormat: "{0}; this allocates {1} ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "Encoding.GetBytes makes an array of the size of the text. Where it is only measured, hashed, compared or written, "
            + "GetByteCount or a small stack buffer serves as well.",
        helpLinkUri: HelpLink("ALLOC306"));

    /// <summary>ALLOC306.</summary>
    public static readonly Rule ThrowAwayBytes = new(
        ThrowAwayBytesDescriptor,
        HeatLevel.Unknown,
        SeverityPolicy.ByHeat,
        "Counts the bytes, writes a literal as `\"…\"u8`, or encodes into a stack buffer of bounded size")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.NoneIfWarm] = "texts that are constant, which are mostly marks at the beginning of something",
            [Effort.MuchLongerForData] = "bytes that need a buffer for a length that is not known, those that a method of the project reads or makes, and "
                + "texts that are made only to be encoded",
            [Effort.OtherTargets] = "bytes that are hashed or given to another method",
        },
        ReadsAlso = [AllocationOptions.MaxStackallocBytes, AllocationOptions.NullProof],
    };

    private static readonly DiagnosticDescriptor RemadeTextDescriptor = new(
        id: "ALLOC307",
        title: "Text is made by a detour",
        messageFormat: "{0}; this allocates {1} ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A text that is formatted and then changed, looked for by a regular expression, formatted without arguments or made of a value for a "
            + "method that takes the value takes more objects than the one call that makes the same.",
        helpLinkUri: HelpLink("ALLOC307"));

    /// <summary>ALLOC307.</summary>
    public static readonly Rule RemadeText = new(
        RemadeTextDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Makes the text by one call: another format, a method of `string`, or the overload for the value itself")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Welcome] = "a format that makes the same text, texts of truth values, numbers that are parsed out of their text, "
                + "and characters that are compared as text",
            [Effort.OtherTargets] = "characters that are compared as a culture does, or without regard to case",
        },
    };
}
