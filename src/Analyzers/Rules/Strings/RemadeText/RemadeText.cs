using System.Globalization;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.RemadeText;

/// <summary>What makes a text by a detour.</summary>
internal enum Detour
{
    /// <summary>A text is formatted and then changed to what another format makes.</summary>
    Format,

    /// <summary>A truth value is formatted, and the case of its text is then changed: both texts are constants.</summary>
    TruthValue,

    /// <summary>A regular expression splits a text by another that is fixed.</summary>
    Pattern,

    /// <summary>A text is formatted without anything to put into it.</summary>
    NoArguments,

    /// <summary>A value is made a text for a method that takes the value itself and uses it in the same way.</summary>
    Sibling,

    /// <summary>A number is made a text out of which a number or an enum is parsed at once.</summary>
    ParsedBack,

    /// <summary>A character is made a text that is parsed at once.</summary>
    ParsedCharacter,

    /// <summary>A character is made a text to be compared with another.</summary>
    ComparedCharacter,

    /// <summary>The same, by a comparison that knows more than the values of characters, and is there for spans too.</summary>
    ComparedSpan,
}

/// <summary>A text that is made by a detour, where one call makes the same.</summary>
/// <param name="Kind">What makes it.</param>
/// <param name="Call">
/// The call that makes it; of a <see cref="Detour.Sibling"/>, and of what is parsed or compared, the one that makes the text of the value.
/// </param>
/// <param name="User">
/// The call that is given the text of a <see cref="Detour.Sibling"/>, or parses or compares it; of a <see cref="Detour.Format"/> and a
/// <see cref="Detour.TruthValue"/>, the one that formats.
/// </param>
internal readonly record struct RemadeText(Detour Kind, IInvocationOperation Call, IInvocationOperation? User)
{
    private const int HarmlessOptions = 2 | 4 | 8 | 16 | 512; // Multiline, ExplicitCapture, Compiled, Singleline, CultureInvariant
    private const int GuidLength = 36;
    private const string RawText = "GetRawText";

    private static readonly char[] Metacharacters = @"\*+?|{[()^$.".ToCharArray();
    private static readonly char[] Braces = ['{', '}'];

    /// <summary>The format that makes the text at once; null for the other kinds.</summary>
    public string? Format { get; private init; }

    /// <summary>What the text is where it differs from that of the format; null where it never does.</summary>
    public string? Difference { get; private init; }

    /// <summary>The bytes of the text that is not needed; null where its length is not known.</summary>
    public long? Bytes { get; init; }

    /// <summary>Whether each execution makes a text that is not needed.</summary>
    public bool IsAlways => Kind != Detour.Format || Bytes is not null;

    /// <summary>The text that a call makes by a detour.</summary>
    public static RemadeText? Of(IInvocationOperation call)
    {
        if (!MayBe(call) || HasNamedArguments(call))
            return null;
        var method = call.TargetMethod;
        if (method is { Name: nameof(ToString) or RawText, Parameters.IsEmpty: true, ContainingType.IsValueType: true })
            return OfValue(call) ?? ParsedValue.Of(call) ?? ComparedCharacter.Of(call) ?? SpanComparison.TextOf(call);
        if (method.ContainingType.SpecialType == SpecialType.System_String)
            return method.IsStatic ? OfNoArguments(call) : OfFormat(call);
        return OfPattern(call);
    }

    /// <summary>Whether a call may be one of them. Cheap enough for every call.</summary>
    public static bool MayBe(IInvocationOperation call) => call.TargetMethod switch
    {
        { Name: nameof(ToString) or RawText, IsStatic: false } => call.Parent is IArgumentOperation || ComparedCharacter.IsText(call),
        { Name: nameof(string.Replace) or nameof(string.PadLeft) or "ToLower" or "ToUpper" or "ToLowerInvariant" or "ToUpperInvariant", IsStatic: false } =>
            call.Instance is IInvocationOperation,
        { Name: nameof(string.Format) or nameof(string.Split), IsStatic: true } => true,
        _ => false,
    };

    /// <summary>The format that a value is given to make a text; null where it is given none.</summary>
    public static IArgumentOperation? FormatOf(IInvocationOperation formatting) =>
        formatting.Arguments.FirstOrDefault(static argument => argument.Parameter?.Type.SpecialType == SpecialType.System_String);

    // Named arguments stand in an order of their own.
    private static bool HasNamedArguments(IInvocationOperation call)
    {
        if (call.Syntax is not InvocationExpressionSyntax { ArgumentList.Arguments: var arguments })
            return true;
        foreach (var argument in arguments)
        {
            if (argument.NameColon is not null)
                return true;
        }

        return false;
    }

    private static RemadeText? OfFormat(IInvocationOperation call)
    {
        if (call.Instance is not IInvocationOperation
            {
                TargetMethod: { Name: nameof(ToString), IsStatic: false } formatting,
                Instance: { Type: { } type },
            } made
            || !SymbolEqualityComparer.Default.Equals(formatting.ContainingType, type)
            || (FormatOf(made) is { } given ? StringStep.ConstantText(given.Value) : "") is not { } format)
        {
            return null;
        }

        var found = new RemadeText(Detour.Format, call, made);
        if (type.SpecialType == SpecialType.System_Boolean)
            return IsPlainCase(call, made) ? found with { Kind = Detour.TruthValue, Bytes = AllocationSize.OfString(bool.FalseString.Length) } : null;
        if (type is { Name: nameof(Guid) } && type.IsIn(nameof(System)))
        {
            return format is "" or "D" or "d" && call.TargetMethod.Name == nameof(string.Replace) && RemovesHyphens(call)
                ? found with { Format = "N", Bytes = AllocationSize.OfString(GuidLength) }
                : null;
        }

        if (type.SpecialType is not (>= SpecialType.System_SByte and <= SpecialType.System_UInt64))
            return null;
        if (call.TargetMethod.Name == nameof(string.PadLeft))
            return WidthOf(call) is { } width ? OfPadding(found, format, width, type) : null;
        var isLower = call.TargetMethod.Name.StartsWith("ToLower", StringComparison.Ordinal);
        return call.Arguments.IsEmpty && call.TargetMethod.Name != nameof(string.Replace) && IsHex(format, isLower ? 'X' : 'x')
            ? found with { Format = (isLower ? "x" : "X") + format.Substring(1) }
            : null;
    }

    /// <summary>
    /// Whether the case of a truth value's text is changed, and neither call is given anything but a culture of the framework: the letters of both texts have
    /// the same upper and lower case in each.
    /// </summary>
    private static bool IsPlainCase(IInvocationOperation call, IInvocationOperation made)
    {
        if (made.Instance is IConditionalAccessInstanceOperation || !(call.TargetMethod.Name.StartsWith("ToLower", StringComparison.Ordinal)
            || call.TargetMethod.Name.StartsWith("ToUpper", StringComparison.Ordinal)))
        {
            return false;
        }

        foreach (var argument in made.Arguments.AddRange(call.Arguments))
        {
            if (argument.Value.Inside(Through.Implicit) is not IPropertyReferenceOperation { Property: { IsStatic: true, ContainingType: var owner } }
                || !owner.IsIn("System.Globalization"))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether a format is that of hexadecimal digits in a case, with or without their number.</summary>
    private static bool IsHex(string format, char letter) =>
        format.Length > 0 && format[0] == letter && (format.Length == 1 || int.TryParse(format.Substring(1), NumberStyles.None, null, out _));

    /// <summary>The width of <c>PadLeft</c> with zeros, as a number that a format takes as its precision.</summary>
    private static int? WidthOf(IInvocationOperation padding) =>
        padding.Arguments.Length == 2 && padding.Arguments[0].Value.ConstantValue is { HasValue: true, Value: int width and > 0 and < 100 }
        && padding.Arguments[1].Value.ConstantValue is { HasValue: true, Value: '0' }
            ? width
            : null;

    private static RemadeText? OfPadding(RemadeText found, string format, int width, ITypeSymbol type)
    {
        var isHex = format is "x" or "X";
        if (!isHex && format.Length > 0)
            return null;
        var isSigned = type.SpecialType is SpecialType.System_SByte or SpecialType.System_Int16 or SpecialType.System_Int32 or SpecialType.System_Int64;
        return found with
        {
            Format = (isHex ? format : "D") + width.ToString(CultureInfo.InvariantCulture),
            Difference = isSigned && !isHex ? "the zeros of a negative number follow its sign" : null,
        };
    }

    private static bool RemovesHyphens(IInvocationOperation replacing) =>
        replacing.Arguments.Length >= 2 && StringStep.TextOf(replacing.Arguments[0].Value) == "-" && StringStep.ConstantText(replacing.Arguments[1].Value) is ""
        && (replacing.Arguments.Length == 2
            || replacing.Arguments[2].Value.ConstantValue is { HasValue: true, Value: (int)StringComparison.Ordinal });

    // To replace a fixed text, an expression makes no more than 'string.Replace'.
    private static RemadeText? OfPattern(IInvocationOperation call) =>
        call.TargetMethod is { Name: "Split", ContainingType: { Name: "Regex" } type, Parameters: { Length: 2 or 3 } parameters }
        && type.IsIn("System.Text.RegularExpressions") && (parameters.Length == 2 || IsHarmless(call.Arguments[2].Value))
        && IsFixedText(call.Arguments[1].Value) && IsSplitByString(parameters[0].Type)
            ? new RemadeText(Detour.Pattern, call, null)
            : null;

    /// <summary>Whether strings can be split by a string, and not by an array of strings alone.</summary>
    private static bool IsSplitByString(ITypeSymbol text)
    {
        foreach (var member in text.GetMembers(nameof(string.Split)))
        {
            if (member is IMethodSymbol { Parameters: { Length: 2 } parameters } && parameters[0].Type.SpecialType == SpecialType.System_String)
                return true;
        }

        return false;
    }

    private static bool IsHarmless(IOperation options) =>
        options.ConstantValue is { HasValue: true, Value: int set } && (set & ~HarmlessOptions) == 0;

    // The end of a line is one or two characters that stand for themselves, on each system.
    private static bool IsFixedText(IOperation pattern) => StringStep.TextOf(pattern) is { } text
        ? text.Length > 0 && text.IndexOfAny(Metacharacters) < 0
        : pattern is IPropertyReferenceOperation && FixedValues.Has(pattern);

    private static RemadeText? OfNoArguments(IInvocationOperation call)
    {
        if (call.TargetMethod.Name != nameof(string.Format) || call.Syntax is not InvocationExpressionSyntax { ArgumentList.Arguments.Count: var given }
            || call.TargetMethod.Parameters is not { Length: > 0 } parameters)
        {
            return null;
        }

        var last = given == 2 && parameters[0].Type.SpecialType != SpecialType.System_String
            && call.Arguments[0].Value.Inside(Through.Implicit) is IPropertyReferenceOperation { Property: { IsStatic: true, ContainingType: var owner } }
            && owner.IsIn("System.Globalization") ? 1 : 0;
        if (given != last + 1 || parameters[last].Type.SpecialType != SpecialType.System_String)
            return null;
        var text = StringStep.TextOf(call.Arguments[last].Value);
        return text is null || text.IndexOfAny(Braces) < 0
            ? new RemadeText(Detour.NoArguments, call, null)
            {
                Difference = text is null ? "braces are characters like others, and null is no exception" : null,
            }
            : null;
    }

    private static RemadeText? OfValue(IInvocationOperation call) =>
        call is { Instance: { Type: { } type }, Parent: IArgumentOperation { Parameter: { Type.SpecialType: SpecialType.System_String } parameter,
            Parent: IInvocationOperation user } }
        && type.Name == "JsonElement" == (call.TargetMethod.Name == RawText)
        && ValueSiblings.Find(user, parameter, type) is { } sibling
            ? new RemadeText(Detour.Sibling, call, user)
            {
                Difference = sibling.Difference,
                Bytes = type.SpecialType == SpecialType.System_Char ? AllocationSize.OfString(1)
                    : call.TargetMethod.Name == RawText ? null
                    : AllocationSize.OfString(GuidLength),
            }
            : null;
}
