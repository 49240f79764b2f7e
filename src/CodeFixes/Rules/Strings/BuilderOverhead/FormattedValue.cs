using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.BuilderOverhead;

/// <summary>
/// Finds the value whose text is asked for, <c>b</c> in <c>b.ToString("X2")</c>, where a handler for the current culture formats the value to the same
/// text: its type is a struct or an enum of which the framework makes the text.
/// </summary>
internal static class FormattedValue
{
    /// <summary>The value, and its format as it is written, if it has one; null for any other text.</summary>
    public static (ExpressionSyntax Value, string? Format)? Of(IOperation text)
    {
        if (ConcatParts.Plain(text) is not IInvocationOperation { TargetMethod: { Name: nameof(ToString), IsStatic: false, IsExtensionMethod: false } method,
            Instance: { Type: { IsValueType: true } type } instance,
            Syntax: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax, ArgumentList.Arguments: var arguments } } call
            || !FrameworkTexts.AreOf(type) || OperandSyntax.Of(instance) is not { } value
            || arguments.Any(static argument => argument.NameColon is not null) || arguments.Count != method.Parameters.Length)
        {
            return null;
        }

        if (arguments.Count == 0)
            return (value, null);
        return method.Parameters[0].Type.SpecialType == SpecialType.System_String
            && arguments[0].Expression is LiteralExpressionSyntax or IdentifierNameSyntax or MemberAccessExpressionSyntax
            && (arguments.Count == 1 || (arguments.Count == 2 && IsAlikeInAnyCulture(call.Arguments[0].Value, type)
                && FormatProviders.IsCulture(call.Arguments[1].Value)))
            ? (value, arguments[0].Expression.WithoutTrivia().ToString())
            : null;
    }

    /// <summary>Whether a number is written with hexadecimal digits, which have no sign, separator or point.</summary>
    private static bool IsAlikeInAnyCulture(IOperation format, ITypeSymbol type) =>
        type.SpecialType is >= SpecialType.System_SByte and <= SpecialType.System_UInt64
        && format.ConstantValue is { HasValue: true, Value: string { Length: > 0 } text } && text[0] is 'x' or 'X'
        && text.Skip(1).All(static c => c is >= '0' and <= '9');
}
