using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.SplitToLook;

/// <summary>The constant separators and options of a call of <c>string.Split</c>, as the methods for spans take them.</summary>
/// <param name="Method"><c>Split</c>, or <c>SplitAny</c> where one of several characters separates.</param>
/// <param name="Separators">The text of the separator.</param>
/// <param name="Options">The options.</param>
/// <param name="OptionsText">Their text after a comma, or nothing.</param>
internal sealed record SplitArguments(string Method, string Separators, StringSplitOptions Options, string OptionsText)
{
    private const StringSplitOptions TrimEntries = (StringSplitOptions)2;

    /// <summary>Whether an empty part is a part, so that there always is one.</summary>
    public bool KeepsEmpty => (Options & StringSplitOptions.RemoveEmptyEntries) == 0;

    /// <summary>Whether each part is trimmed.</summary>
    public bool Trims => (Options & TrimEntries) != 0;

    /// <summary>The call that puts the parts of a span into ranges.</summary>
    public string IntoRanges(string ranges) => Method + "(" + ranges + ", " + Separators + OptionsText + ")";

    /// <summary>The call that goes through the ranges of the parts of a span.</summary>
    public string Enumerated => Method + "(" + Separators + ")";

    /// <summary>What a call is given; null where the separators or options are not plain constants.</summary>
    public static SplitArguments? Of(IInvocationOperation split)
    {
        var known = StringSplitOptions.None;
        var separators = "";
        var method = "Split";
        var options = "";
        foreach (var argument in split.Arguments)
        {
            var value = argument.Value;
            switch (argument.Parameter?.Type)
            {
                case { SpecialType: SpecialType.System_Char } when value is { ConstantValue: { HasValue: true, Value: char } }:
                    separators = value.Syntax.ToString();
                    break;
                case { SpecialType: SpecialType.System_String } when value is { ConstantValue: { HasValue: true, Value: string { Length: > 0 } } }:
                    separators = value.Syntax.ToString();
                    break;
                case { Name: nameof(StringSplitOptions) } when value.ConstantValue is { HasValue: true, Value: int constant }:
                    known = (StringSplitOptions)constant;
                    if (argument.ArgumentKind == ArgumentKind.Explicit)
                        options = ", " + value.Syntax;
                    break;
                case IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Char } or INamedTypeSymbol { Name: "ReadOnlySpan" }
                    when argument.ArgumentKind != ArgumentKind.Explicit
                        && split.Syntax is InvocationExpressionSyntax { ArgumentList.Arguments: { Count: > 1 } items }:
                    method = "SplitAny";
                    var characters = new List<char>();
                    foreach (var item in items)
                    {
                        if (split.SemanticModel!.GetConstantValue(item.Expression) is not { HasValue: true, Value: char character })
                            return null;
                        characters.Add(character);
                    }

                    separators = SymbolDisplay.FormatLiteral(new string([.. characters]), quote: true);
                    break;
                default:
                    return null;
            }
        }

        return separators.Length == 0 ? null : new SplitArguments(method, separators, known, options);
    }
}
