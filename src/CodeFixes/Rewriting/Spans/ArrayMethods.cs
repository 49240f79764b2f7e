using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>
/// Rewrites calls of <c>System.Array</c>, <c>Buffer.BlockCopy</c> and <c>string.CopyTo</c> to the methods that spans have for the same.
/// </summary>
internal sealed class ArrayMethods(SemanticModel model, SliceRange range, CancellationToken cancellationToken)
{
    private const string NullText = "a null text of which nothing is copied does not throw";

    /// <summary>A rewrite, and whether it throws what the call threw.</summary>
    /// <param name="Make">Makes the new call of the old one, whose inner replacements are made.</param>
    /// <param name="IsExact">Whether a bad offset or count gives the same exception.</param>
    public sealed record Rewrite(Func<SyntaxNode, ExpressionSyntax> Make, bool IsExact)
    {
        /// <summary>What else may differ, or null.</summary>
        public string? Difference { get; init; }
    }

    /// <summary>The rewrite of <paramref name="call"/>, in which <paramref name="name"/> becomes a span, or null.</summary>
    public Rewrite? Plan(IMethodSymbol method, InvocationExpressionSyntax call, IdentifierNameSyntax name)
    {
        var arguments = call.ArgumentList.Arguments;
        switch (method.Name, arguments.Count)
        {
            case ("Clear" or "Reverse" or "Sort", 1) or ("Fill", 2) when Holds(arguments[0], name):
                return new Rewrite(changed => SliceSyntax.Call(name, method.Name, Arguments(changed).Skip(1)), IsExact: true);
            case ("Clear" or "Reverse" or "Sort", 3) when Holds(arguments[0], name) && method.Parameters[2].Type.SpecialType == SpecialType.System_Int32:
                return new Rewrite(
                    changed => SliceSyntax.Call(
                        range.IsWhole(arguments[1].Expression, arguments[2].Expression) ? name : SliceSyntax.Call(name, "Slice", Arguments(changed).Skip(1)),
                        method.Name,
                        []),
                    range.IsKnown(arguments[1].Expression, arguments[2].Expression, 0));
            case ("CopyTo", 2) when call.Expression is MemberAccessExpressionSyntax { Expression: var copied } && copied == name
                && arguments.All(static argument => argument.NameColon is null):
                return new Rewrite(changed => CopyTo(name, Arguments(changed).ToArray()), IsExact: false);
            case ("CopyTo", 4) when method.ContainingType.SpecialType == SpecialType.System_String && Holds(arguments[1], name)
                && arguments.All(IsSimple) && call.Expression is MemberAccessExpressionSyntax { Expression: var text }:
                return new Rewrite(changed => CopyText(changed, name), range.IsKnown(arguments[2].Expression, arguments[3].Expression, 0))
                {
                    Difference = NullProof.IsNonNullValue(text, model, cancellationToken) ? null : NullText,
                };
            case ("Copy" or "ConstrainedCopy" or "BlockCopy", 3 or 5) when arguments.All(IsSimple) && (method.Name != "BlockCopy" || IsOneByte(name)):
                return Copy(arguments.Count == 3, arguments, name);
            default:
                return null;
        }
    }

    /// <summary><c>Array.Copy(a, i, b, j, n)</c> is <c>a.AsSpan(i, n).CopyTo(b.AsSpan(j))</c>; one of the two is the span itself.</summary>
    private Rewrite? Copy(bool isShort, SeparatedSyntaxList<ArgumentSyntax> arguments, IdentifierNameSyntax name)
    {
        var target = isShort ? 1 : 2;
        var fromSpan = Holds(arguments[0], name);
        if (fromSpan == Holds(arguments[target], name))
            return null;
        return new Rewrite(
            changed =>
            {
                var parts = Arguments(changed).ToArray();
                var source = parts[0].Expression;
                var count = parts[parts.Length - 1];
                var isWhole = fromSpan && range.IsWhole(isShort ? null : arguments[1].Expression, arguments[arguments.Count - 1].Expression);
                var zero = SyntaxFactory.Argument(SyntaxFactory.ParseExpression("0"));
                var from = isWhole ? source.WithoutTrivia() : SliceSyntax.Call(source, fromSpan ? "Slice" : "AsSpan", [isShort ? zero : parts[1], count]);
                var start = isShort ? null : parts[3];
                var to = start is null || start.Expression.ToString() == "0"
                    ? parts[target].Expression
                    : SliceSyntax.Call(parts[target].Expression, fromSpan ? "AsSpan" : "Slice", [start]);
                return SliceSyntax.Call(from, "CopyTo", [SyntaxFactory.Argument(to)]);
            },
            IsExact: false);
    }

    /// <summary><c>text.CopyTo(i, b, j, n)</c> is <c>text.AsSpan(i, n).CopyTo(b.Slice(j))</c>.</summary>
    private static ExpressionSyntax CopyText(SyntaxNode changed, IdentifierNameSyntax name)
    {
        var text = ((MemberAccessExpressionSyntax)((InvocationExpressionSyntax)changed).Expression).Expression;
        var parts = Arguments(changed).ToArray();
        var isWhole = parts[0].Expression.ToString() == "0"
            && parts[3].Expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(string.Length), Expression: var measured }
            && SyntaxFactory.AreEquivalent(measured, text);
        ExpressionSyntax to = parts[2].Expression.ToString() == "0" ? name.WithoutTrivia() : SliceSyntax.Call(name, "Slice", [parts[2].WithoutTrivia()]);
        return SliceSyntax.Call(SliceSyntax.Call(text, "AsSpan", isWhole ? [] : [parts[0], parts[3]]), "CopyTo", [SyntaxFactory.Argument(to)]);
    }

    /// <summary><c>a.CopyTo(b, i)</c> is <c>a.CopyTo(b.AsSpan(i))</c>.</summary>
    public static ExpressionSyntax CopyTo(ExpressionSyntax source, IReadOnlyList<ArgumentSyntax> arguments) =>
        SliceSyntax.Call(source, "CopyTo", [SyntaxFactory.Argument(From(arguments))]);

    /// <summary>The part of the target of a <c>CopyTo</c> from the index on.</summary>
    public static ExpressionSyntax From(IReadOnlyList<ArgumentSyntax> arguments) => arguments[1].Expression.ToString() == "0"
        ? arguments[0].Expression.WithoutTrivia()
        : SliceSyntax.Call(arguments[0].Expression, "AsSpan", [arguments[1].WithoutTrivia()]);

    private bool IsOneByte(IdentifierNameSyntax name) =>
        model.GetTypeInfo(name).Type is IArrayTypeSymbol array && AllocationSize.OfValue(array.ElementType) == 1;

    private static IEnumerable<ArgumentSyntax> Arguments(SyntaxNode call) => ((InvocationExpressionSyntax)call).ArgumentList.Arguments;

    private static bool Holds(ArgumentSyntax argument, IdentifierNameSyntax name) => argument.Expression == name;

    // The count is evaluated earlier than before, so nothing may have an effect.
    private static bool IsSimple(ArgumentSyntax argument) => !argument.Expression.DescendantNodesAndSelf().Any(static node =>
        node is InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or AssignmentExpressionSyntax or PostfixUnaryExpressionSyntax
            or AwaitExpressionSyntax or AnonymousFunctionExpressionSyntax
            || (node is PrefixUnaryExpressionSyntax prefix && prefix.OperatorToken.Text is "++" or "--"));
}
