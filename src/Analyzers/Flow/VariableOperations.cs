using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// The operations of one body that name, declare or assign each local and parameter. They are found by one walk and kept as long as the body's
/// operations are.
/// </summary>
internal sealed class VariableOperations
{
    private static readonly ConditionalWeakTable<IOperation, VariableOperations> OfRoots = new();

    private readonly Dictionary<ISymbol, List<IOperation>> _mentions = new(SymbolEqualityComparer.Default);

    private VariableOperations(IOperation root)
    {
        foreach (var operation in root.Descendants())
        {
            var variable = operation switch
            {
                ILocalReferenceOperation local => local.Local,
                IParameterReferenceOperation parameter => parameter.Parameter,
                IVariableDeclaratorOperation declarator => declarator.Symbol,
                _ => (ISymbol?)null,
            };
            if (variable is null)
                continue;
            if (!_mentions.TryGetValue(variable, out var mentions))
                _mentions.Add(variable, mentions = []);
            mentions.Add(operation);
        }
    }

    /// <summary>The local or parameter that an operation names; null for anything else, and for one that is a reference to another variable.</summary>
    public static ISymbol? NamedBy(IOperation operation) => operation switch
    {
        ILocalReferenceOperation { Local: { RefKind: RefKind.None } local } => local,
        IParameterReferenceOperation { Parameter: { RefKind: RefKind.None } parameter } => parameter,
        _ => null,
    };

    /// <summary>The type of a local or parameter.</summary>
    public static ITypeSymbol TypeOf(ISymbol variable) => (variable as ILocalSymbol)?.Type ?? ((IParameterSymbol)variable).Type;

    /// <summary>
    /// The references to a local or parameter, and the declarators of a local, in the body that holds <paramref name="place"/>, in its order.
    /// </summary>
    public static IReadOnlyList<IOperation> Of(ISymbol variable, IOperation place)
    {
        var root = place.Root();
        var operations = OfRoots.TryGetValue(root, out var known) ? known : OfRoots.GetValue(root, static key => new VariableOperations(key));
        return operations._mentions.TryGetValue(variable, out var mentions) ? mentions : [];
    }

    /// <summary>The references to a parameter in the body of its method; null where no source of the compilation declares that, or several parts do.</summary>
    public static IReadOnlyList<IOperation>? OfParameter(IParameterSymbol parameter, Compilation compilation, CancellationToken cancellationToken)
    {
        if (parameter.ContainingSymbol is not IMethodSymbol { DeclaringSyntaxReferences: { Length: 1 } declared }
            || SourceModels.Find(compilation, declared[0].SyntaxTree)?.GetOperation(declared[0].GetSyntax(cancellationToken), cancellationToken)
                is not { } body)
        {
            return null;
        }

        // The operations of a body are those of one root, whatever part of it is asked for.
        return Of(parameter, body.ChildOperations.FirstOrDefault() ?? body);
    }

    /// <summary>
    /// The values that a local or parameter is given in the body that holds <paramref name="place"/>, by its declaration or an assignment, in its order.
    /// </summary>
    public static IEnumerable<IOperation> ValuesOf(ISymbol variable, IOperation place)
    {
        foreach (var mention in Of(variable, place))
        {
            if (mention is IVariableDeclaratorOperation { Initializer.Value: { } initial })
                yield return initial;
            else if (mention.Parent is IAssignmentOperation assignment && assignment.Target == mention)
                yield return assignment.Value;
        }
    }
}
