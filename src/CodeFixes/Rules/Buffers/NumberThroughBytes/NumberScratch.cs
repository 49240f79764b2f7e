using System.Globalization;
using Allocations.Analyzers.Rules.Buffers.NumberThroughBytes;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Buffers.NumberThroughBytes;

/// <summary>Writes the parts of a number to a span, in the order in which the array would have had them.</summary>
internal sealed class NumberScratch(NumberBytes bytes, SemanticModel model)
{
    private InvocationExpressionSyntax Call => (InvocationExpressionSyntax)bytes.Call.Syntax;

    /// <summary><c>Span&lt;T&gt; name = stackalloc T[n];</c></summary>
    public StatementSyntax Declaration(string name)
    {
        var element = bytes.Element.ToMinimalDisplayString(model, Call.SpanStart);
        var span = model.LookupNamespacesAndTypes(Call.SpanStart, name: "Span").Any(static type => SpanTypes.IsSpan(type as ITypeSymbol))
            ? "Span"
            : "System.Span";
        return SyntaxFactory.ParseStatement(span + "<" + element + "> " + name + " = stackalloc " + element + "["
            + bytes.Length.ToString(CultureInfo.InvariantCulture) + "];");
    }

    /// <summary><c>BitConverter.TryWriteBytes(target, value)</c>, <c>guid.TryWriteBytes(target)</c> or <c>decimal.GetBits(value, target)</c>.</summary>
    public InvocationExpressionSyntax Write(ExpressionSyntax target)
    {
        var argument = SyntaxFactory.Argument(target.WithoutTrivia());
        var arguments = Call.ArgumentList.Arguments;
        var twin = bytes.Call.TargetMethod.Name == "GetBits" ? "GetBits" : "TryWriteBytes";
        var parts = twin == "GetBits" ? arguments.Add(argument) : arguments.Insert(0, argument);
        ExpressionSyntax named = Call.Expression is MemberAccessExpressionSyntax access
            ? access.WithName(SyntaxFactory.IdentifierName(twin)).WithoutTrivia()
            : SyntaxFactory.IdentifierName(twin);
        return SyntaxFactory.InvocationExpression(
            named, SliceSyntax.Call(named, twin, parts).ArgumentList).WithAdditionalAnnotations(ExpectedSymbols.Mark([.. Twins(twin)]));
    }

    /// <summary>A name after the number.</summary>
    public string NameFor(SyntaxNode function)
    {
        var value = bytes.Value.Syntax switch
        {
            IdentifierNameSyntax name => name.Identifier.ValueText,
            MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
            _ => "",
        };
        var parts = bytes.Call.TargetMethod.Name == "GetBits" ? "Bits" : "Bytes";
        return FreeName.For(
            BareName.Of(value) is { Length: > 0 } number ? number + parts : parts.ToLowerInvariant(),
            function,
            model);
    }

    /// <summary>The methods that write a number of the same type.</summary>
    private IEnumerable<IMethodSymbol> Twins(string name)
    {
        var method = bytes.Call.TargetMethod;
        foreach (var member in method.ContainingType.GetMembers(name))
        {
            if (member is IMethodSymbol { Parameters: var parameters } twin
                && (method.Parameters.IsEmpty || parameters.Any(parameter => SymbolEqualityComparer.Default.Equals(parameter.Type, method.Parameters[0].Type))))
            {
                yield return twin;
            }
        }
    }
}
