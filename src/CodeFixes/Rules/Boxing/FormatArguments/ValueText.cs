using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Interpolations;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Boxing.FormatArguments;

/// <summary>
/// Asks a value itself for the text that a format of one hole makes of it: <c>number.ToString("X2")</c>. Only where that boxes nothing and can
/// give no null: enums, nullables and type parameters are left, and so are types that format themselves but are not the framework's.
/// </summary>
internal static class ValueText
{
    /// <summary>What the fix does that writes the call.</summary>
    public const string Title = "Ask the value for its text";

    /// <summary>The name of that fix within the rule.</summary>
    public const string Key = "ToString";

    /// <summary>The call; null where the value has none that gives the same text.</summary>
    /// <param name="value">The value, as it is formatted.</param>
    /// <param name="syntax">How it is written.</param>
    /// <param name="format">The format of the hole; null without one.</param>
    /// <param name="provider">The culture that is named; null for the current one.</param>
    public static InvocationExpressionSyntax? Of(IOperation value, ExpressionSyntax syntax, string? format, ExpressionSyntax? provider)
    {
        if (value.Type is not { IsValueType: true, TypeKind: TypeKind.Struct, IsRefLikeType: false } type || NullableTypes.IsNullable(type)
            || !(FrameworkTexts.AreOf(type) || HasTextOfItsOwn(type)))
        {
            return null;
        }

        // Truth values, characters and types that do not format themselves have one text, whatever the hole says.
        if (!FrameworkTexts.AreOf(type) || type.SpecialType is SpecialType.System_Boolean or SpecialType.System_Char)
            (format, provider) = (null, null);
        else if (format is null && type is { Name: nameof(Guid) or nameof(TimeSpan) })
            provider = null;
        var arguments = new List<ArgumentSyntax>();
        if (format is not null)
            arguments.Add(SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(SyntaxKind.StringLiteralExpression, SyntaxFactory.Literal(format))));
        if (provider is not null)
            arguments.Add(SyntaxFactory.Argument(provider.WithoutTrivia()));
        var commas = Enumerable.Repeat(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space), Math.Max(0, arguments.Count - 1));
        var receiver = OperandSyntax.AsPrimary(syntax.WithoutTrivia());
        return Overload(type, format is not null, provider is not null) is { } overload
            ? SyntaxFactory.InvocationExpression(
                    SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, receiver, SyntaxFactory.IdentifierName(nameof(ToString))),
                    SyntaxFactory.ArgumentList(SyntaxFactory.SeparatedList(arguments, commas)))
                .WithAdditionalAnnotations(ExpectedSymbols.Mark([overload]))
            : null;
    }

    /// <summary>
    /// Whether formatting a value calls a <c>ToString</c> of its type, which gives a text each time and changes nothing: a box that it changes is a copy.
    /// </summary>
    private static bool HasTextOfItsOwn(ITypeSymbol type) =>
        FormattedTypes.IsWrittenAlike(type) && !BoxedReceiver.InheritsToString(type) && !FormattedTypes.MayChangeItself(type)
        && Overload(type, hasFormat: false, hasProvider: false) is { ReturnType.NullableAnnotation: NullableAnnotation.NotAnnotated };

    private static IMethodSymbol? Overload(ITypeSymbol type, bool hasFormat, bool hasProvider)
    {
        foreach (var member in type.GetMembers(nameof(ToString)))
        {
            if (member is IMethodSymbol { IsStatic: false, Arity: 0, DeclaredAccessibility: Accessibility.Public, Parameters: var parameters } method
                && parameters.Length == (hasFormat ? 1 : 0) + (hasProvider ? 1 : 0)
                && (!hasFormat || parameters[0].Type.SpecialType == SpecialType.System_String)
                && (!hasProvider || parameters[parameters.Length - 1].Type.Name == nameof(IFormatProvider)))
            {
                return method;
            }
        }

        return null;
    }
}
