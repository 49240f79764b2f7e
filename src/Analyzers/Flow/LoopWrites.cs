using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines which locals and parameters a loop may change: those that it writes, and those that a lambda, local function or query has. The
/// writes of a variable are found once, because flow analysis of each loop takes as long as the whole member.
/// </summary>
internal sealed class LoopWrites
{
    private static readonly ModelCache<ISymbol, LoopWrites> OfVariables = new(SymbolEqualityComparer.Default);

    private readonly List<IdentifierNameSyntax> _writes = [];
    private readonly bool _isCaptured;

    private LoopWrites(ISymbol variable, SyntaxNode place, SemanticModel model)
    {
        var declaration = variable.DeclaringSyntaxReferences.Length == 1 ? variable.DeclaringSyntaxReferences[0].GetSyntax() : null;
        var function = declaration is null ? null : References.FunctionAround(declaration);
        var isValue = ((variable as ILocalSymbol)?.Type ?? (variable as IParameterSymbol)?.Type) is not { IsReferenceType: true };
        foreach (var name in References.To(variable, MemberIndex.MemberOf(place), model, default))
        {
            _isCaptured |= IsCaptured(name, function);
            if (NameIndex.WriteOf(name) is not null || (isValue && RefReceivers.UseOf(name, model, default) is not null))
                _writes.Add(name);
        }
    }

    /// <summary>Whether a loop may change a variable; so it is where the member has references, pointers or labels, which hide
    /// what is changed, and of a parameter that other members write as a field.</summary>
    public static bool MayChange(ISymbol variable, StatementSyntax loop, SemanticModel model)
    {
        var member = loop.FirstAncestorOrSelf<MemberDeclarationSyntax>();
        if (member is null || References.IsOfPrimaryConstructor(variable)
            || !MemberIndex.All(FlowNode.Reference, member).IsEmpty || !MemberIndex.All(FlowNode.Label, member).IsEmpty)
        {
            return true;
        }

        var writes = OfVariables.Get(model, variable, (loop, model), static (variable, asked) => new LoopWrites(variable, asked.loop, asked.model));
        return writes._isCaptured || KeptReferences.Are(variable.Name, member, model)
            || !new Places<IdentifierNameSyntax>(writes._writes, loop.SpanStart, loop.Span.End).IsEmpty;
    }

    /// <summary>Whether a mention runs in another function than the one that declares the variable.</summary>
    private static bool IsCaptured(SyntaxNode name, SyntaxNode? function)
    {
        for (var node = Spines.Top(name); node != function && node.Parent is { } parent; node = Spines.Top(parent))
        {
            switch (parent)
            {
                case AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax when parent != function:
                    return true;
                case QueryBodySyntax when node is not JoinClauseSyntax join || !join.InExpression.Span.Contains(name.Span):
                    return true;
                case MemberDeclarationSyntax and not GlobalStatementSyntax:
                    return false;
                default:
                    break;
            }
        }

        return false;
    }
}
