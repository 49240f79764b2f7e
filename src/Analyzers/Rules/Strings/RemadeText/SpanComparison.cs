using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.RemadeText;

/// <summary>
/// A comparison of the texts of two characters, or of one with a constant text, which spans know as well: <c>c.ToString().Equals(d.ToString(), comparison)</c>,
/// <c>string.Compare(c.ToString(), "a")</c>. A span over one character needs no text, from .NET 7 and C# 12 on.
/// </summary>
/// <param name="Call">The comparison.</param>
/// <param name="First">The text that is compared first.</param>
/// <param name="Second">The other text.</param>
/// <param name="Comparison">How they are compared; null where the call has no such argument.</param>
internal sealed record SpanComparison(IInvocationOperation Call, IOperation First, IOperation Second, IOperation? Comparison)
{
    /// <summary>Whether the texts are compared as the current culture does, for lack of a word.</summary>
    public bool IsOfCulture => Comparison is null && Call.TargetMethod.Name != nameof(string.CompareOrdinal);

    /// <summary>Whether it tells no more than whether the texts are equal.</summary>
    public bool IsEquality => Call.TargetMethod.Name == nameof(Equals);

    /// <summary>The text of a character that such a comparison needs; null where another is the first of the two, or where it is needed.</summary>
    public static RemadeText? TextOf(IInvocationOperation text)
    {
        if (!ComparedCharacter.IsText(text) || Of(text) is not { } comparison
            || (comparison.Second == text && ComparedCharacter.IsText(comparison.First)) || !HasSpanOfOne(text))
        {
            return null;
        }

        var count = ComparedCharacter.IsText(comparison.First) && ComparedCharacter.IsText(comparison.Second) ? 2 : 1;
        return new RemadeText(Detour.ComparedSpan, text, comparison.Call) { Bytes = AllocationSize.OfString(1) * count };
    }

    /// <summary>The comparison that a text is made for; null where it has another use.</summary>
    public static SpanComparison? Of(IInvocationOperation text)
    {
        var call = text.Parent switch
        {
            IInvocationOperation asked when asked.Instance == text => asked,
            IArgumentOperation { Parent: IInvocationOperation given } => given,
            _ => null,
        };
        if (call is not { TargetMethod: { ContainingType.SpecialType: SpecialType.System_String } method, Arguments: var arguments }
            || method.Name is not (nameof(Equals) or nameof(string.Compare) or nameof(string.CompareTo) or nameof(string.CompareOrdinal)))
        {
            return null;
        }

        var texts = method.IsStatic ? 2 : 1;
        if (arguments.Length < texts || arguments.Length > texts + 1 || (arguments.Length == texts && method.Name == nameof(Equals)))
            return null;
        foreach (var argument in arguments)
        {
            var isText = argument.Parameter!.Ordinal < texts;
            if (argument.Syntax is ArgumentSyntax { NameColon: not null }
                || (isText ? argument.Parameter.Type.SpecialType != SpecialType.System_String : argument.Parameter.Type.Name != nameof(StringComparison)))
            {
                return null;
            }
        }

        var comparison = new SpanComparison(
            call, method.IsStatic ? arguments[0].Value : call.Instance!, arguments[texts - 1].Value, arguments.Length > texts ? arguments[texts].Value : null);
        return comparison.Knows(comparison.First) && comparison.Knows(comparison.Second) ? comparison : null;
    }

    // By values, strings of other lengths are ordered by the first characters that differ, their ends included, and spans by their lengths.
    private bool Knows(IOperation text) =>
        ComparedCharacter.IsText(text)
        || (IsEquality ? text.ConstantValue is { HasValue: true, Value: string } : ComparedCharacter.CharacterOf(text) is not null);

    /// <summary>Whether the language and the framework have a span over one value: before, a copy of it would need an array.</summary>
    private static bool HasSpanOfOne(IInvocationOperation text)
    {
        if (text.Syntax.SyntaxTree.Options is not CSharpParseOptions { LanguageVersion: >= NewerCompilers.CSharp12 }
            || text.SemanticModel!.Compilation.GetTypeByMetadataName("System.ReadOnlySpan`1") is not { } span)
        {
            return false;
        }

        foreach (var constructor in span.InstanceConstructors)
        {
            if (constructor.Parameters is { Length: 1 } parameters && parameters[0].RefKind != RefKind.None)
                return true;
        }

        return false;
    }
}
