using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO.AutoFlushWriter;

/// <summary>
/// Finds where a writer lives that is told to flush: the local that holds it first, and the fields and properties that it is put into, by an assignment, by
/// an initialiser, or by a constructor of the project that keeps what it is given.
/// </summary>
internal sealed class WriterHomes
{
    // A local, the parameter of a constructor, that of another one and the field are four.
    private const int MostSteps = 4;

    private readonly List<ISymbol> _all = [];
    private readonly Compilation _compilation;
    private readonly CancellationToken _cancellationToken;

    private WriterHomes(Compilation compilation, CancellationToken cancellationToken)
    {
        _compilation = compilation;
        _cancellationToken = cancellationToken;
    }

    /// <summary>The variables, fields and properties, what holds the writer first before the others.</summary>
    public static IReadOnlyList<ISymbol> Of(ISimpleAssignmentOperation setting, CancellationToken cancellationToken)
    {
        var homes = new WriterHomes(setting.SemanticModel!.Compilation, cancellationToken);
        if (setting.Parent is IObjectOrCollectionInitializerOperation { Parent: IObjectCreationOperation creation })
            homes.AddTarget(creation, MostSteps);
        else if (((IPropertyReferenceOperation)setting.Target).Instance is { } told)
            homes.AddHolder(told, MostSteps);
        return homes._all;
    }

    /// <summary>Adds what a value is put into.</summary>
    private void AddTarget(IOperation value, int steps)
    {
        value = value.Around(Through.BuiltIn);
        if (value.Parent is ICoalesceOperation { WhenNull: IConversionOperation { Operand: IThrowOperation } or IThrowOperation } checkedValue)
            value = checkedValue.Around(Through.BuiltIn);
        switch (value.Parent)
        {
            case IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var local } }:
                AddVariable(local, value, steps);
                break;
            case ISimpleAssignmentOperation assignment when assignment.Value == value:
                AddHolder(assignment.Target, steps);
                break;
            case IFieldInitializerOperation { InitializedFields: { Length: 1 } fields }:
                Add(fields[0]);
                break;
            case IPropertyInitializerOperation { InitializedProperties: { Length: 1 } properties }:
                Add(properties[0]);
                break;
            case IArgumentOperation { Parameter: { ContainingSymbol: IMethodSymbol { MethodKind: MethodKind.Constructor } } parameter } when steps > 0:
                AddParameter(parameter.OriginalDefinition, steps - 1);
                break;
            default:
                break;
        }
    }

    private void AddHolder(IOperation holder, int steps)
    {
        if (holder is ILocalReferenceOperation { Local: var local })
            AddVariable(local, holder, steps);
        else if (holder is IFieldReferenceOperation or IPropertyReferenceOperation { Arguments.IsEmpty: true })
            Add(((IMemberReferenceOperation)holder).Member.OriginalDefinition);
    }

    private void AddVariable(ISymbol variable, IOperation place, int steps)
    {
        if (!Add(variable) || steps == 0)
            return;
        foreach (var mention in VariableOperations.Of(variable, place))
        {
            if (mention is ILocalReferenceOperation or IParameterReferenceOperation)
                AddTarget(mention, steps - 1);
        }
    }

    /// <summary>Adds the fields and properties that a constructor puts its parameter into; that of a primary constructor is one itself.</summary>
    private void AddParameter(IParameterSymbol parameter, int steps)
    {
        if (References.IsOfPrimaryConstructor(parameter))
        {
            AddPrimaryParameter(parameter, steps);
            return;
        }

        foreach (var mention in VariableOperations.OfParameter(parameter, _compilation, _cancellationToken) ?? [])
        {
            if (mention is IParameterReferenceOperation)
                AddTarget(mention, steps);
        }
    }

    private void AddPrimaryParameter(IParameterSymbol parameter, int steps)
    {
        var declaration = parameter.DeclaringSyntaxReferences[0].GetSyntax(_cancellationToken);
        if (declaration.Parent?.Parent is not { } type || SourceModels.Find(_compilation, declaration.SyntaxTree) is not { } model)
            return;
        foreach (var name in MemberIndex.Names(parameter.Name, type))
        {
            if (model.GetOperation(name, _cancellationToken) is not IParameterReferenceOperation mention
                || !SymbolEqualityComparer.Default.Equals(mention.Parameter, parameter))
            {
                continue;
            }

            // Only what members mention is kept as a field is.
            var count = _all.Count;
            AddTarget(mention, steps);
            if (_all.Count == count)
                Add(parameter);
        }
    }

    private bool Add(ISymbol home)
    {
        foreach (var known in _all)
        {
            if (SymbolEqualityComparer.Default.Equals(known, home))
                return false;
        }

        _all.Add(home);
        return true;
    }
}
