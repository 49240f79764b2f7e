using Allocations.Analyzers.Rules.Collections.LinqInHotCode;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Collections.LinqInHotCode;

/// <summary>
/// Chooses the names of the elements that a loop goes through: those that the lambdas or the <c>foreach</c> gave them, where nothing else has them.
/// </summary>
internal sealed class ElementNames(LinqLoop loop, SyntaxNode chain, SemanticModel model)
{
    private readonly SyntaxNode _function = References.FunctionOf(loop.Place);
    private readonly HashSet<string> _used = new(StringComparer.Ordinal);

    /// <summary>The name of what comes out of the operators before one, where its lambda or the body of a <c>foreach</c> names it.</summary>
    /// <param name="stage">The index of the operator that takes the element.</param>
    public string Of(int stage)
    {
        for (var i = stage; i < loop.Stages.Length; i++)
        {
            if (NameOf(loop.Stages[i].Function) is { } name && TryTake(name))
                return name;
            if (loop.Stages[i].Maps)
                return Free();
        }

        if (loop.Place is ForEachStatementSyntax each && loop.Form == LoopForm.Enumerated)
        {
            _used.Add(each.Identifier.ValueText);
            return each.Identifier.Text;
        }

        return loop.Selector is { } selector && NameOf(selector) is { } last && TryTake(last) ? last : Free();
    }

    /// <summary>The name of the element before the first operator.</summary>
    public string First()
    {
        // Without a Select, it is the variable of the foreach itself.
        if (loop.Form == LoopForm.Enumerated && !loop.Stages.Any(static stage => stage.Maps) && loop.Place is ForEachStatementSyntax each
            && loop.Stages.All(stage => NameOf(stage.Function) == each.Identifier.Text || !Mentions(stage.Function.Body, each.Identifier.ValueText)))
        {
            _used.Add(each.Identifier.ValueText);
            return each.Identifier.Text;
        }

        return Of(0);
    }

    private static string? NameOf(LinqFunction function) =>
        function.Parameter?.DeclaringSyntaxReferences is { Length: 1 } declared && declared[0].GetSyntax() is ParameterSyntax { Identifier: var name }
            && name.ValueText != "_"
            ? name.Text
            : null;

    private string Free()
    {
        var free = FreeName.For("item", _function, model);
        for (var i = 2; !_used.Add(free); i++)
            free = FreeName.For("item" + i.ToString(System.Globalization.CultureInfo.InvariantCulture), _function, model);
        return free;
    }

    private bool TryTake(string name) => IsFree(name.TrimStart('@')) && _used.Add(name.TrimStart('@'));

    /// <summary>Whether each mention of a name means the parameter of a lambda of the chain, or something that is declared beside the loop.</summary>
    private bool IsFree(string name)
    {
        foreach (var token in _function.DescendantTokens())
        {
            if (token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == name && !IsMemberName(token) && !IsDeclaredAround(token.Parent!, name))
                return false;
        }

        return true;
    }

    private bool IsDeclaredAround(SyntaxNode place, string name)
    {
        for (var node = place; node is not null && node != _function; node = node.Parent)
        {
            switch (node)
            {
                case SimpleLambdaExpressionSyntax lambda when lambda.Parameter.Identifier.ValueText == name:
                case ParenthesizedLambdaExpressionSyntax { ParameterList.Parameters: var parameters }
                    when parameters.IndexOf(parameter => parameter.Identifier.ValueText == name) >= 0:
                case ForEachStatementSyntax each when each.Identifier.ValueText == name && !each.Span.Contains(chain.Span):
                    return true;
                default:
                    break;
            }
        }

        return false;
    }

    private static bool Mentions(SyntaxNode body, string name) =>
        body.DescendantTokens().Any(token => token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == name && !IsMemberName(token));

    private static bool IsMemberName(SyntaxToken token) => token.Parent is IdentifierNameSyntax { Parent: { } parent } name
        && parent switch
        {
            MemberAccessExpressionSyntax access => access.Name == name,
            MemberBindingExpressionSyntax or NameColonSyntax => true,
            _ => false,
        };
}
