using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.SmallClass;

/// <summary>
/// Follows the objects of a class through the project. Whatever holds one names the type where it is declared, or is a local that is initialized with one;
/// so the mentions of the type lead to all that holds objects, and the uses of that to all that is done with them. What is not understood ends the search.
/// </summary>
internal sealed class ValueFlow
{
    private readonly List<IObjectCreationOperation> _creations = [];
    private readonly HashSet<SyntaxNode> _functions = [];
    private readonly HashSet<ISymbol> _holders = new(SymbolEqualityComparer.Default);
    private readonly HashSet<SyntaxNode> _created = [];
    private readonly HashSet<SyntaxNode> _followed = [];
    private readonly Queue<Func<bool>> _open = new();
    private readonly ValueShape _shape;
    private readonly ValueSources _sources;
    private readonly AssemblyUses _uses;
    private readonly Compilation _compilation;
    private readonly CancellationToken _cancellationToken;

    private ValueFlow(ValueShape shape, Compilation compilation, CancellationToken cancellationToken)
    {
        _shape = shape;
        _sources = new ValueSources(shape.Type);
        _compilation = compilation;
        _uses = AssemblyUses.In(compilation);
        _cancellationToken = cancellationToken;
    }

    /// <summary>The places that create objects of the class, in the order of the code.</summary>
    public IEnumerable<IObjectCreationOperation> Creations => _creations
        .OrderBy(static creation => creation.Syntax.SyntaxTree.FilePath, StringComparer.Ordinal)
        .ThenBy(static creation => creation.Syntax.SpanStart);

    /// <summary>The functions whose stack frames hold objects of the class.</summary>
    public IReadOnlyCollection<SyntaxNode> Functions => _functions;

    /// <summary>What only an unlikely program would notice if the class were a struct.</summary>
    public ValueHazards Hazards { get; private set; }

    /// <summary>What becomes of the objects of a class; null where a place needs them to be objects, or may.</summary>
    public static ValueFlow? Of(ValueShape shape, Compilation compilation, CancellationToken cancellationToken)
    {
        var flow = new ValueFlow(shape, compilation, cancellationToken);
        return flow.BeginsAtMentions() && flow.BeginsAtThis() && flow.Ends() ? flow : null;
    }

    private bool BeginsAtMentions()
    {
        var mentions = new List<TypeMention>();
        foreach (var token in _uses.MentionsOf(_shape.Type.Name, _cancellationToken))
        {
            if (TypeMention.Of(token) is not { } mention || (mention.Kind != MentionKind.Text && !Means(mention.Name)))
                continue;
            if (mention.Kind is MentionKind.Text or MentionKind.Other || GeneratedTypes.IsGenerated(mention.Name.SyntaxTree))
                return false;
            mentions.Add(mention);
        }

        foreach (var mention in mentions)
        {
            if (!Begin(mention))
                return false;
        }

        return true;
    }

    /// <summary>Whether a name is that of the class, or may be.</summary>
    private bool Means(SyntaxNode name)
    {
        var info = SourceModels.Of(_compilation, name.SyntaxTree).GetSymbolInfo(name, _cancellationToken);
        return info.Symbol is { } symbol ? SymbolEqualityComparer.Default.Equals(symbol, _shape.Type) : !info.CandidateSymbols.IsEmpty;
    }

    private bool Begin(TypeMention mention)
    {
        var model = SourceModels.Of(_compilation, mention.Node.SyntaxTree);
        switch (mention.Kind)
        {
            case MentionKind.Receiver:
                return true;
            case MentionKind.Creation:
                return model.GetOperation(mention.Node, _cancellationToken) is { } creation && IsSource(creation) && Follow(creation);
            case MentionKind.Variables:
                foreach (var variable in ((VariableDeclarationSyntax)mention.Node).Variables)
                {
                    if (!Hold(model.GetDeclaredSymbol(variable, _cancellationToken)))
                        return false;
                }

                return true;
            default:
                return Hold(model.GetDeclaredSymbol(mention.Node, _cancellationToken));
        }
    }

    /// <summary>Each <c>this</c> of the class that is more than the receiver of a member. In a constructor it is not complete.</summary>
    private bool BeginsAtThis()
    {
        foreach (var node in _shape.Declaration.DescendantNodes())
        {
            if (node is not ThisExpressionSyntax || SourceModels.Of(_compilation, node.SyntaxTree).GetOperation(node, _cancellationToken) is not { } self)
                continue;
            if (!(self.Parent is IMemberReferenceOperation || (References.FunctionOf(node) is not ConstructorDeclarationSyntax && Follow(self))))
                return false;
        }

        return true;
    }

    private bool Ends()
    {
        while (_open.Count > 0)
        {
            _cancellationToken.ThrowIfCancellationRequested();
            if (!_open.Dequeue()())
                return false;
        }

        return true;
    }

    /// <summary>Whether a value is an object that is created or held where the search comes by, and never null.</summary>
    private bool IsSource(IOperation value) => _sources.Contains(value, creation =>
    {
        if (_created.Add(creation.Syntax))
            _creations.Add(creation);
        _functions.Add(References.FunctionOf(creation.Syntax));
    });

    /// <summary>Looks at what holds an object, once; false where that is no place for a struct.</summary>
    private bool Hold(ISymbol? holder)
    {
        if (holder is null)
            return false;
        if (!_holders.Add(holder))
            return true;
        if (holder is ILocalSymbol or IParameterSymbol)
            _functions.Add(References.FunctionOf(holder.DeclaringSyntaxReferences[0].GetSyntax(_cancellationToken)));
        switch (holder)
        {
            case ILocalSymbol { RefKind: RefKind.None, IsUsing: false, IsForEach: false } local:
                _open.Enqueue(() => HoldsInVariable(local));
                return true;
            case IParameterSymbol { RefKind: RefKind.None, IsParams: false, HasExplicitDefaultValue: false, ContainingSymbol: IMethodSymbol method } parameter:
                _open.Enqueue(() => (IsOperator(method) || IsGivenBySources(method, parameter.Ordinal))
                    && HoldsInVariable(parameter));
                return true;
            case IMethodSymbol { ReturnsByRef: false, ReturnsByRefReadonly: false } method:
                _open.Enqueue(() => GivesSources(method) && (IsOperator(method) || IsResultFollowed(method)));
                return true;
            case IFieldSymbol { IsVolatile: false, RefKind: RefKind.None } or IPropertySymbol { IsVirtual: false, IsAbstract: false, IsOverride: false,
                    ReturnsByRef: false, ReturnsByRefReadonly: false, Parameters.IsEmpty: true } when IsOfPlainClass(holder):
                _open.Enqueue(() => HoldsInMember(holder));
                return true;
            default:
                return false;
        }
    }

    /// <summary>Whether a method is an operator of the class, whose operands lead to its uses.</summary>
    private bool IsOperator(IMethodSymbol method) =>
        method.MethodKind is MethodKind.UserDefinedOperator or MethodKind.Conversion
        && SymbolEqualityComparer.Default.Equals(method.ContainingType, _shape.Type);

    private bool HoldsInVariable(ISymbol variable)
    {
        var declaration = variable.DeclaringSyntaxReferences[0].GetSyntax(_cancellationToken);
        var model = SourceModels.Of(_compilation, declaration.SyntaxTree);
        if (declaration is VariableDeclaratorSyntax { Initializer.Value: var initial } && (model.GetOperation(initial, _cancellationToken) is not { } first
            || !IsSource(first)))
        {
            return false;
        }

        var uses = new VariableChanges();
        foreach (var name in References.To(variable, MemberIndex.MemberOf(declaration), model, _cancellationToken))
        {
            if (model.GetOperation(name, _cancellationToken) is not { } use || !FollowUse(use))
                return false;
            uses.Add(use, References.IsCaptured(name, variable, _cancellationToken));
        }

        Hazards |= uses.Hazards;
        return true;
    }

    private bool IsGivenBySources(IMethodSymbol method, int ordinal)
    {
        var calls = _uses.OfMethod(method, _cancellationToken);
        if (calls.IsDefault)
            return false;
        foreach (var call in calls)
        {
            if (CalledMethod.ArgumentOf(call, ordinal) is not { } argument || !IsSource(argument.Value))
                return false;
        }

        return true;
    }

    private bool GivesSources(IMethodSymbol method)
    {
        if (method.DeclaringSyntaxReferences.Length != 1)
            return false;
        var declaration = method.DeclaringSyntaxReferences[0].GetSyntax(_cancellationToken);
        var model = SourceModels.Of(_compilation, declaration.SyntaxTree);
        foreach (var result in ReturnedExpressions.Of(declaration))
        {
            if (model.GetOperation(result, _cancellationToken) is not { } value || !IsSource(value))
                return false;
        }

        return true;
    }

    private bool IsResultFollowed(IMethodSymbol method)
    {
        var calls = _uses.OfMethod(method, _cancellationToken);
        if (calls.IsDefault)
            return false;
        foreach (var call in calls)
        {
            if (!Follow(call))
                return false;
        }

        return true;
    }

    /// <summary>
    /// Whether a member belongs to a class: one of a struct is a part of what its default value and its equality are, and one of an anonymous type or a record
    /// of the equality alone.
    /// </summary>
    private static bool IsOfPlainClass(ISymbol member) =>
        member.IsStatic || member.ContainingType is { TypeKind: TypeKind.Class, IsRecord: false, IsAnonymousType: false };

    private bool HoldsInMember(ISymbol member)
    {
        var property = member as IPropertySymbol;
        var isStored = property is null || AutoProperties.Contains(property);
        if (!ReflectedMembers.IsPlain(member) || ReflectedMembers.IsReflectedOn(member, _compilation, _cancellationToken)
            || ReflectedMembers.ImplementsInterface(member) || _uses.OfMember(member, _cancellationToken) is not { IsDefault: false } uses
            || (!isStored && (property!.SetMethod is not null || !GivesSources(property.GetMethod!))))
        {
            return false;
        }

        if (isStored)
        {
            var isReadOnly = member is IFieldSymbol { IsReadOnly: true } || property is { SetMethod: null };
            Hazards |= isReadOnly ? ValueHazards.Unset : ValueHazards.Unset | ValueHazards.Torn | ValueHazards.SeenChange;
        }

        foreach (var use in uses)
        {
            if (!(use is ISymbolInitializerOperation initializer ? IsSource(initializer.Value) : FollowUse(use)))
                return false;
        }

        return true;
    }

    /// <summary>A mention of what holds an object: it is read, or another object is stored there.</summary>
    private bool FollowUse(IOperation use)
    {
        if (use.Parent is INameOfOperation)
            return true;
        return use.Parent is ISimpleAssignmentOperation { IsRef: false } write && write.Target == use
            ? IsSource(write.Value) && (write.Parent is IObjectOrCollectionInitializerOperation || Follow(write))
            : Follow(use);
    }

    /// <summary>Whether what is done with an object, and with what it becomes, could be done with a struct.</summary>
    private bool Follow(IOperation value)
    {
        if (ExpressionTrees.Holds(value))
            return false;
        var use = ValueUse.Of(value, _shape.Type, _cancellationToken);
        return use.Kind switch
        {
            ValueUseKind.Ends => true,
            ValueUseKind.Held => Hold(use.Holder) && (use.Next is null || Follow(use.Next)),
            ValueUseKind.Goes => IsSource(use.Next!) && FollowOnce(use.Next!),
            ValueUseKind.Operand => TakesSources(use.Next!) && FollowOnce(use.Next!),
            _ => false,
        };
    }

    /// <summary>An operation whose operands lead to it more than once.</summary>
    private bool FollowOnce(IOperation value) =>
        !_followed.Add(value.Syntax) || !SymbolEqualityComparer.Default.Equals(value.Type, _shape.Type) || Follow(value);

    /// <summary>Whether an operator of the class is given objects where it declares them.</summary>
    private bool TakesSources(IOperation operation) => operation switch
    {
        IBinaryOperation { OperatorMethod.Parameters: { Length: 2 } declared } binary =>
            IsSourceFor(declared[0], binary.LeftOperand) && IsSourceFor(declared[1], binary.RightOperand),
        ICompoundAssignmentOperation { OperatorMethod.Parameters: { Length: 2 } declared } compound =>
            IsSourceFor(declared[0], compound.Target) && IsSourceFor(declared[1], compound.Value),
        IUnaryOperation unary => IsSource(unary.Operand),
        _ => false,
    };

    private bool IsSourceFor(IParameterSymbol parameter, IOperation operand) =>
        !SymbolEqualityComparer.Default.Equals(parameter.Type, _shape.Type) || IsSource(operand);
}
