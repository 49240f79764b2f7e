using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;

/// <summary>
/// What is stored in one variable of interface type, passed to it as an argument, or returned by one method: the values that say their own type, and the
/// further variables and methods whose type is not their own either.
/// </summary>
internal sealed class DirectSources
{
    private readonly List<(ISymbol Symbol, IOperation Place)> _variables = [];
    private readonly Compilation _compilation;
    private readonly CancellationToken _cancellationToken;

    private DirectSources(Compilation compilation, CancellationToken cancellationToken)
    {
        _compilation = compilation;
        _cancellationToken = cancellationToken;
    }

    /// <summary>Whether every value is seen and understood.</summary>
    public bool AreKnown { get; private set; } = true;

    /// <summary>The one type of the values that say it, whose own enumerator is a struct; null where none says it.</summary>
    public ITypeSymbol? Type { get; private set; }

    /// <summary>
    /// Whether a value is a sequence that makes its own enumerator, such as an iterator, a query or another sequence of a library, or a struct, whose box
    /// is another finding: to declare another type removes nothing there.
    /// </summary>
    public bool AreMade { get; private set; }

    /// <summary>Whether a value is declared with a type from which classes may derive, and not made as one.</summary>
    public bool MayBeDerived { get; private set; }

    /// <summary>The variables and methods that values come from, each with a place that uses it.</summary>
    public IReadOnlyList<(ISymbol Symbol, IOperation Place)> Variables => _variables;

    /// <summary>What one value is or comes from.</summary>
    public static DirectSources OfValue(IOperation value, CancellationToken cancellationToken)
    {
        var sources = new DirectSources(value.SemanticModel!.Compilation, cancellationToken);
        sources.AddValue(value);
        return sources;
    }

    /// <summary>What a variable is given or a method returns.</summary>
    public static DirectSources OfVariable(ISymbol variable, IOperation place, CancellationToken cancellationToken)
    {
        var sources = new DirectSources(place.SemanticModel!.Compilation, cancellationToken);
        switch (variable)
        {
            case ILocalSymbol { RefKind: RefKind.None } local:
                sources.AddLocal(local, place);
                break;
            case IParameterSymbol { RefKind: RefKind.None, IsParams: false } parameter:
                sources.AddParameter(parameter);
                break;
            case IFieldSymbol field:
                sources.AddStored(field);
                break;
            case IPropertySymbol { IsIndexer: false, ContainingType.TypeKind: not TypeKind.Interface } property
                when !(property.IsVirtual || property.IsAbstract || (property.IsOverride && !property.IsSealed)):
                sources.AddProperty(property);
                break;
            case IMethodSymbol { IsExtern: false, ContainingType.TypeKind: not TypeKind.Interface } method:
                sources.AddBody(MethodBody.Of(method, cancellationToken));
                break;
            default:
                sources.AreKnown = false;
                break;
        }

        return sources;
    }

    private void AddValue(IOperation value)
    {
        while (value is IConversionOperation { OperatorMethod: null, Type.TypeKind: TypeKind.Interface } conversion && !NullValue.Is(conversion))
            value = conversion.Operand;
        switch (value)
        {
            case IThrowOperation:
            case var _ when NullValue.Is(value):
                break;
            case { Type: { TypeKind: not TypeKind.Interface } type } when value.Kind != NewerCompilers.CollectionExpression:
                AddType(type, IsExact(value));
                break;
            case ILocalReferenceOperation local:
                AddVariable(local.Local, value);
                break;
            case IParameterReferenceOperation parameter:
                AddVariable(parameter.Parameter, value);
                break;
            case IFieldReferenceOperation field:
                AddVariable(field.Field, value);
                break;
            case IPropertyReferenceOperation { Arguments.IsEmpty: true, Property: var property }:
                AddMember(property, value);
                break;
            case ITranslatedQueryOperation query:
                AddValue(query.Operation);
                break;
            case IInvocationOperation call:
                AddCall(call);
                break;
            case ICoalesceOperation choice:
                AddValue(choice.Value);
                AddValue(choice.WhenNull);
                break;
            case IConditionalOperation { WhenFalse: { } otherwise } choice:
                AddValue(choice.WhenTrue);
                AddValue(otherwise);
                break;
            case ISwitchExpressionOperation choice:
                foreach (var arm in choice.Arms)
                    AddValue(arm.Value);
                break;
            case IAssignmentOperation { Kind: OperationKind.SimpleAssignment or OperationKind.CoalesceAssignment } assignment:
                AddValue(assignment.Value);
                AddValue(assignment.Target);
                break;
            case { Type: INamedTypeSymbol { Name: "IList" or "ICollection", TypeArguments: { Length: 1 } element } }
                when value.Kind == NewerCompilers.CollectionExpression
                && _compilation.GetTypeByMetadataName("System.Collections.Generic.List`1") is { } list:
                AddType(list.Construct(element[0]), isExact: true);
                break;
            default:
                AreKnown = false;
                break;
        }
    }

    /// <summary>Whether a value is made as its own type, by a creation or by the framework, and not as one that derives from it.</summary>
    private static bool IsExact(IOperation value) => value switch
    {
        IObjectCreationOperation or IArrayCreationOperation => true,
        IConversionOperation { OperatorMethod: null } conversion => IsExact(conversion.Operand),
        IConditionalOperation { WhenFalse: { } otherwise } choice => IsExact(choice.WhenTrue) && IsExact(otherwise),
        ICoalesceOperation choice => IsExact(choice.Value) && IsExact(choice.WhenNull),

        // `ToList` makes one; `First` gives what others have made.
        IInvocationOperation { TargetMethod: { DeclaringSyntaxReferences.IsEmpty: true, OriginalDefinition.ReturnType: not ITypeParameterSymbol } method } =>
            method.ContainingType.IsOfFramework(),
        IThrowOperation => true,
        _ => NullValue.Is(value),
    };

    private void AddCall(IInvocationOperation call)
    {
        if (call.IsVirtual && !call.TargetMethod.DeclaringSyntaxReferences.IsEmpty)
            AreKnown = false;
        else
            AddMember(call.TargetMethod, call);
    }

    /// <summary>Adds a property, or a method for its result. What is compiled makes its sequence, and only an index would do without the enumerator.</summary>
    private void AddMember(ISymbol member, IOperation place)
    {
        if (member.DeclaringSyntaxReferences.IsEmpty)
        {
            AreMade |= !ConcreteCollections.IsIndexed(place.Type!);
            AreKnown = false;
        }
        else
        {
            AddVariable(member, place);
        }
    }

    /// <summary>Adds a variable or method. What one of a generic type or method holds differs from use to use.</summary>
    private void AddVariable(ISymbol symbol, IOperation place)
    {
        if (SymbolEqualityComparer.Default.Equals(symbol, symbol.OriginalDefinition))
            _variables.Add((symbol, place));
        else
            AreKnown = false;
    }

    private void AddType(ITypeSymbol type, bool isExact)
    {
        AreMade |= type.IsValueType;
        if (type.TypeKind is not (TypeKind.Array or TypeKind.Class) || (Type is not null && !SymbolEqualityComparer.Default.Equals(Type, type))
            || ConcreteCollections.ElementOf(type) is null)
        {
            AreKnown = false;
            return;
        }

        Type = type;
        MayBeDerived |= !isExact && !type.IsSealed && type.TypeKind == TypeKind.Class;
    }

    private void AddLocal(ILocalSymbol local, IOperation place)
    {
        var isDeclared = false;
        foreach (var mention in VariableOperations.Of(local, place))
        {
            isDeclared |= mention is IVariableDeclaratorOperation { Parent: IVariableDeclarationOperation };
            AddMention(mention);
        }

        // A variable of foreach, out, a pattern or a deconstruction gets its value elsewhere.
        AreKnown &= isDeclared;
    }

    private void AddParameter(IParameterSymbol parameter)
    {
        if (parameter.ContainingSymbol is not IMethodSymbol method
            || AssemblyUses.In(_compilation).OfMethod(method, _cancellationToken) is not { IsDefaultOrEmpty: false } calls
            || VariableOperations.OfParameter(parameter, _compilation, _cancellationToken) is not { } mentions)
        {
            AreKnown = false;
            return;
        }

        foreach (var call in calls)
        {
            if (CalledMethod.ArgumentOf(call, parameter.Ordinal) is not { Value: var passed })
                AreKnown = false;
            else
                AddValue(passed);
        }

        foreach (var mention in mentions)
            AddMention(mention);
    }

    private void AddProperty(IPropertySymbol property)
    {
        if (AutoProperties.Contains(property))
        {
            AddStored(property);
        }
        else if (property is { GetMethod: { } getter, DeclaringSyntaxReferences.Length: 1 }
            && property.DeclaringSyntaxReferences[0].GetSyntax(_cancellationToken) is PropertyDeclarationSyntax declaration)
        {
            AddBody(declaration.ExpressionBody ?? MethodBody.Of(getter, _cancellationToken));
        }
        else
        {
            AreKnown = false;
        }
    }

    private void AddStored(ISymbol member)
    {
        var writes = AssemblyUses.In(_compilation).WritesOf(member, _cancellationToken);
        if (writes.IsDefault || PrivateMembers.HasGeneratedPart(OutermostType.Of(member.ContainingType)))
        {
            AreKnown = false;
            return;
        }

        foreach (var write in writes)
        {
            if (write is ISymbolInitializerOperation initializer)
                AddValue(initializer.Value);
            else if (write is { Parent: ISimpleAssignmentOperation { IsRef: false } or ICoalesceAssignmentOperation })
                AddMention(write);
            else
                AreKnown = false;
        }
    }

    /// <summary>What a body returns. An iterator is its own enumerator.</summary>
    private void AddBody(SyntaxNode? body)
    {
        if (body is null || SourceModels.Find(_compilation, body.SyntaxTree) is not { } model)
        {
            AreKnown = false;
            return;
        }

        if (body is ArrowExpressionClauseSyntax arrow)
        {
            AddResult(arrow.Expression, model);
            return;
        }

        AreMade |= !MemberIndex.Own(FlowNode.Yield, body).IsEmpty;
        AreKnown &= !AreMade;
        foreach (var node in References.OwnNodes(body))
        {
            if (!AreKnown)
                return;
            if (node is ReturnStatementSyntax { Expression: { } result })
                AddResult(result, model);
        }
    }

    private void AddResult(ExpressionSyntax expression, SemanticModel model)
    {
        if (model.GetOperation(expression, _cancellationToken) is { } value)
            AddValue(value.Around(Through.BuiltInImplicit));
        else
            AreKnown = false;
    }

    /// <summary>What a mention stores; one that passes the variable by reference may store anything.</summary>
    private void AddMention(IOperation mention)
    {
        switch (mention)
        {
            case IVariableDeclaratorOperation { Initializer.Value: { } initial }:
                AddValue(initial);
                break;
            case { Parent: IAssignmentOperation { Kind: OperationKind.SimpleAssignment or OperationKind.CoalesceAssignment } assignment }
                when assignment.Target == mention:
                AreKnown &= assignment is not ISimpleAssignmentOperation { IsRef: true };
                AddValue(assignment.Value);
                break;
            case { Parent: IArgumentOperation { Parameter.RefKind: RefKind.Ref or RefKind.Out } }:
            case { Parent: IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol.RefKind: not RefKind.None } } }:
                AreKnown = false;
                break;
            default:
                AreKnown &= ValueWrites.Of(mention) is null;
                break;
        }
    }
}
