using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.DecodedOnHit;

/// <summary>
/// Finds the map that a value was just looked up in: a dictionary that an object or a static field keeps, or a cache of the framework. A look-up of the
/// project's own counts where it gives back nothing but what it finds in such a map.
/// </summary>
internal sealed class CachedText(CancellationToken cancellationToken)
{
    // How many locals and methods a value is followed through.
    private const int MostSteps = 6;

    private static readonly ConditionalWeakTable<IMethodSymbol, ConcurrentDictionary<int, StrongBox<ISymbol?>>> LookUps = new();

    /// <summary>The field, property or parameter that holds the map; null where the value may come from elsewhere.</summary>
    public ISymbol? MapOf(IOperation value) => MapOf(value, 0);

    private ISymbol? MapOf(IOperation value, int steps)
    {
        if (steps == MostSteps)
            return null;
        value = value.Inside(Through.BuiltIn);
        return value switch
        {
            ILocalReferenceOperation { Local: var local } => OfLocal(local, value, steps + 1),
            ICoalesceOperation { Value: var found } => MapOf(found, steps),
            IConditionalOperation { WhenFalse: { } whenFalse } choice => MapOf(choice.WhenTrue, steps) ?? MapOf(whenFalse, steps),
            IPropertyReferenceOperation { Property.IsIndexer: true, Instance: { } map } element =>
                map.Type.IsMap() ? KeptMap(map, steps) : OfGetter(element, steps),
            IInvocationOperation { TargetMethod: { Name: "GetValueOrDefault" or "Get" or "get_Item" } } call when ReceiverOf(call) is { } map =>
                map.Type.IsMap() ? KeptMap(map, steps) : OfMethod(call.TargetMethod, null, steps),
            IInvocationOperation call => OfMethod(call.TargetMethod, null, steps),
            IMemberReferenceOperation { Instance: { Type: { } entry } part } member when member is IFieldReferenceOperation or IPropertyReferenceOperation
                && (entry.IsTupleType || PrivateMembers.IsPrivate(entry.OriginalDefinition)) => MapOf(part, steps),
            _ => null,
        };
    }

    private ISymbol? MapOf(ExpressionSyntax value, SemanticModel model, int steps) =>
        model.GetOperation(value, cancellationToken) is { } operation ? MapOf(operation, steps) : null;

    private static bool MayLookUp(SyntaxNode node) =>
        node is ElementAccessExpressionSyntax || (node is SimpleNameSyntax { Identifier.ValueText: var name }
            && (name is "GetValueOrDefault" or "Get" || name.StartsWith("TryGet", StringComparison.Ordinal)));

    private static IOperation? ReceiverOf(IInvocationOperation call) =>
        call.Instance ?? (call.TargetMethod.IsExtensionMethod && !call.Arguments.IsEmpty ? call.Arguments[0].Value.Inside(Through.BuiltIn) : null);

    /// <summary>The member that keeps a map beyond the call: a field or property of the code's own object, a static one, or a cache of the framework.</summary>
    private ISymbol? KeptMap(IOperation map, int steps)
    {
        map = map.Inside(Through.BuiltIn);
        return map switch
        {
            IFieldReferenceOperation field when IsOwn(field.Instance) => field.Field,
            IPropertyReferenceOperation { Property: { IsIndexer: false, DeclaringSyntaxReferences.IsEmpty: false } property } reference
                when IsOwn(reference.Instance) => property,
            IParameterReferenceOperation { Parameter: var parameter }
                when References.IsOfPrimaryConstructor(parameter) || parameter.Type.IsMemoryCache() => parameter,
            IMemberReferenceOperation { Member: var member, Type: { } type } when type.IsMemoryCache() => member,
            ILocalReferenceOperation or IPropertyReferenceOperation { Property.IsIndexer: true } => MapOf(map, steps),
            _ => null,
        };
    }

    private static bool IsOwn(IOperation? instance) => instance switch
    {
        null or IInstanceReferenceOperation => true,
        IFieldReferenceOperation field => IsOwn(field.Instance),
        IPropertyReferenceOperation { Property.IsIndexer: false } property => IsOwn(property.Instance),
        _ => false,
    };

    /// <summary>The map that a local was last looked up in, where nothing else was stored in it on each way to a place.</summary>
    private ISymbol? OfLocal(ILocalSymbol local, IOperation reference, int steps)
    {
        if (local.DeclaringSyntaxReferences is not { Length: 1 } declared || declared[0].SyntaxTree != reference.Syntax.SyntaxTree)
            return null;
        var model = reference.SemanticModel!;
        var place = reference.Syntax;
        var map = declared[0].GetSyntax(cancellationToken) switch
        {
            VariableDeclaratorSyntax { Initializer.Value: { } value } => MapOf(value, model, steps),
            SingleVariableDesignationSyntax { Parent: DeclarationExpressionSyntax { Parent: ArgumentSyntax argument } } => OfOut(argument, model, steps),
            SingleVariableDesignationSyntax { Parent: PatternSyntax { Parent: IsPatternExpressionSyntax { Expression: var tested } } } =>
                MapOf(tested, model, steps),
            _ => null,
        };
        foreach (var write in Writes.Within(local.Name, References.ScopeOf(declared[0].GetSyntax(cancellationToken)), model))
        {
            if (write.SpanStart < place.SpanStart && IsAlwaysRun(write, place))
                map = AroundArgument(write) is { } argument ? OfOut(argument, model, steps) : null;
        }

        return map;
    }

    private static ArgumentSyntax? AroundArgument(SyntaxNode write) => write as ArgumentSyntax ?? write.Parent as ArgumentSyntax;

    /// <summary>Whether no condition lies between a write and the block, or the condition, that it shares with a later place.</summary>
    private static bool IsAlwaysRun(SyntaxNode write, SyntaxNode place)
    {
        if (write is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression })
            return false;
        for (var node = write; node.Parent is { } parent; node = parent)
        {
            if (parent.Span.Contains(place.Span))
                return true;
            if (parent is IfStatementSyntax conditional && node != conditional.Condition
                || parent is ElseClauseSyntax or SwitchSectionSyntax or CatchClauseSyntax or AnonymousFunctionExpressionSyntax or WhileStatementSyntax
                    or ForStatementSyntax or CommonForEachStatementSyntax)
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>The map that a call stores an element of in its argument.</summary>
    private ISymbol? OfOut(ArgumentSyntax argument, SemanticModel model, int steps)
    {
        if (model.GetOperation(argument, cancellationToken) is not IArgumentOperation
            {
                Parameter: { RefKind: RefKind.Out } parameter,
                Parent: IInvocationOperation call,
            })
        {
            return null;
        }

        if (ReceiverOf(call) is { } map && map.Type.IsMap())
            return call.TargetMethod.Name.StartsWith("TryGet", StringComparison.Ordinal) ? KeptMap(map, steps) : null;
        return OfMethod(call.TargetMethod, parameter, steps);
    }

    private ISymbol? OfGetter(IPropertyReferenceOperation element, int steps) =>
        element.Property.GetMethod is { } getter ? OfMethod(getter, null, steps) : null;

    /// <summary>The map of whose elements a method returns one, or stores one in a parameter; null where it may give anything else.</summary>
    private ISymbol? OfMethod(IMethodSymbol method, IParameterSymbol? result, int steps)
    {
        method = (method.ReducedFrom ?? method).OriginalDefinition;
        if (method is { IsVirtual: true } or { IsAbstract: true } or { IsOverride: true } || method.DeclaringSyntaxReferences.Length != 1)
            return null;

        // What is found deeper down may have been cut off.
        if (steps > 1)
            return FindIn(method, result, steps);
        var known = LookUps.GetValue(method, static _ => new ConcurrentDictionary<int, StrongBox<ISymbol?>>());
        var ordinal = result?.Ordinal ?? -1;
        return (known.TryGetValue(ordinal, out var map) ? map : known.GetOrAdd(ordinal, new StrongBox<ISymbol?>(FindIn(method, result, 1)))).Value;
    }

    private ISymbol? FindIn(IMethodSymbol method, IParameterSymbol? result, int steps)
    {
        // Most methods mention no look-up, and need not be bound.
        if (!ReturnedValues.Mention(method, MayLookUp, cancellationToken))
            return null;
        var found = default(ISymbol);
        var values = result is null ? ReturnedValues.Of(method, cancellationToken) : StoredIn(method, result.Ordinal);
        foreach (var value in values)
        {
            if (NullValue.Is(value) || value is IDefaultValueOperation)
                continue;
            found = value is IArgumentOperation { Syntax: ArgumentSyntax argument }
                ? OfOut(argument, value.SemanticModel!, steps + 1)
                : MapOf(value, steps + 1);
            if (found is null)
                return null;
        }

        return found;
    }

    /// <summary>What a method stores in a parameter: values, and the arguments that are the parameter.</summary>
    private IEnumerable<IOperation> StoredIn(IMethodSymbol method, int ordinal)
    {
        foreach (var operation in ReturnedValues.In(method, cancellationToken))
        {
            if (operation is IParameterReferenceOperation { Parameter: { RefKind: RefKind.Out } parameter } && parameter.Ordinal == ordinal)
            {
                if (operation.Parent is IArgumentOperation)
                    yield return operation.Parent;
                else if (operation.Parent is ISimpleAssignmentOperation { Value: var value } assignment && assignment.Target == operation)
                    yield return value;
            }
        }
    }
}
