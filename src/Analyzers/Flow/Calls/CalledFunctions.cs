using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow.Calls;

/// <summary>
/// The edges of the graph of calls. A node is a function of the project, a virtual method (all that may run in its place), a delegate type
/// (all functions of its signature that become delegates), another type (what a framework may call on a value of it), what the compiler writes for a record,
/// or a name (a dynamic call).
/// </summary>
internal sealed class CalledFunctions(Compilation compilation)
{
    // Stands for what a sequence runs when it is enumerated.
    private static readonly object Sequences = new();

    // Stands for whatever may have become a delegate.
    private static readonly object AnyFunction = new();

    // Stands for what goes on where a task is completed.
    private static readonly object Continuations = new();

    private static readonly string[] AwaiterNames =
        [WellKnownMemberNames.GetAwaiter, WellKnownMemberNames.IsCompleted, WellKnownMemberNames.GetResult, "OnCompleted", "UnsafeOnCompleted"];

    private readonly Dictionary<object, IReadOnlyCollection<object>> _known = new(CallNodes.Comparer);
    private readonly Dictionary<SourceFunction, IMethodSymbol?> _symbols = [];
    private readonly FrameworkCallbacks _callbacks = new(compilation);
    private IReadOnlyList<SourceFunction> _unnamed = [];
    private IReadOnlyDictionary<string, List<SourceFunction>> _byName = new Dictionary<string, List<SourceFunction>>();

    /// <summary>The functions that can become delegates or run by themselves, and those of each name.</summary>
    public void SetCandidates(IReadOnlyList<SourceFunction> unnamed, IReadOnlyDictionary<string, List<SourceFunction>> byName)
    {
        _unnamed = unnamed;
        _byName = byName;
    }

    /// <summary>The nodes that a node may run.</summary>
    public IReadOnlyCollection<object> Of(object node, SemanticModel? model, CancellationToken cancellationToken)
    {
        if (_known.TryGetValue(node, out var known))
            return known;
        var callees = new HashSet<object>(CallNodes.Comparer);
        switch (node)
        {
            case SourceFunction function:
                new Reader(this, model ?? ModelOf(function.Tree), callees, cancellationToken).Read(function);
                break;
            case IMethodSymbol method:
                foreach (var overriding in Overrides.Of(method, compilation))
                    AddBody(overriding, callees, cancellationToken);
                break;
            case INamedTypeSymbol { DelegateInvokeMethod: { } invoke }:
                AddDelegates(invoke, callees, cancellationToken);
                break;
            case IFunctionPointerTypeSymbol pointer:
                AddDelegates(pointer.Signature, callees, cancellationToken);
                break;
            case ITypeSymbol type:
                foreach (var method in _callbacks.Of(type))
                {
                    AddBody(method, callees, cancellationToken);

                    // What it returns is used by whoever called it.
                    if (_callbacks.Matters(method.ReturnType))
                        callees.Add(method.ReturnType);
                }

                foreach (var part in _callbacks.PartsOf(type))
                    callees.Add(part);
                if (FrameworkCallbacks.IsSequence(type))
                    callees.Add(Sequences);
                if (FrameworkCallbacks.IsAnyDelegate(type))
                    callees.Add(AnyFunction);
                break;
            case Synthesized synthesized:
                AddRecord(synthesized.Record, callees, cancellationToken);
                break;
            case Construction construction:
                foreach (var type in _callbacks.TypesFor(construction.Parameter))
                    AddConstruction(FrameworkCallbacks.Parameterless(type), callees, cancellationToken);
                break;
            case string name:
                if (_byName.TryGetValue(name, out var functions))
                    callees.UnionWith(functions);
                break;
            default:
                if (node == Continuations)
                    AddContinuations(callees);
                else if (node == AnyFunction)
                    callees.UnionWith(_unnamed);
                else
                    AddSequences(callees, cancellationToken);
                break;
        }

        _known.Add(node, callees);
        return callees;
    }

    /// <summary>Whether evaluating an operation, and making a text of it, has any such node.</summary>
    public bool IsCalledBy(IOperation operation, SemanticModel model, CancellationToken cancellationToken)
    {
        var callees = new HashSet<object>(CallNodes.Comparer);
        new Reader(this, model, callees, cancellationToken).ReadText(operation);
        return callees.Count > 0;
    }

    /// <summary>Whether a framework that is given a value of a type has any such node.</summary>
    public bool IsCalledOn(ITypeSymbol type) => _callbacks.Matters(type);

    /// <summary>Adds the body of a method where this compilation has one, and what one that the compiler writes for a record calls.</summary>
    private void AddBody(IMethodSymbol method, HashSet<object> callees, CancellationToken cancellationToken)
    {
        method = method.OriginalDefinition;
        if (method is { IsImplicitlyDeclared: true, MethodKind: MethodKind.Ordinary or MethodKind.BuiltinOperator or MethodKind.UserDefinedOperator,
            ContainingType: { IsRecord: true } record })
        {
            callees.Add(new Synthesized(record));
        }

        foreach (var reference in (method.PartialImplementationPart ?? method).DeclaringSyntaxReferences)
        {
            if (DeclaredAt(reference, cancellationToken) is { } function)
                callees.Add(function);
        }
    }

    /// <summary>
    /// Adds what the methods of a record that the compiler writes read and call: its properties, those of the records that it derives from, and what is
    /// written in the place of such a method.
    /// </summary>
    private void AddRecord(INamedTypeSymbol record, HashSet<object> callees, CancellationToken cancellationToken)
    {
        for (var type = record; type is not null && !IsOutside(type); type = type.BaseType)
        {
            foreach (var member in type.GetMembers())
            {
                var called = member switch
                {
                    IPropertySymbol { IsStatic: false, GetMethod: { } getter } => getter,
                    IMethodSymbol { IsImplicitlyDeclared: false, Name: "PrintMembers" or nameof(Equals) or nameof(GetHashCode) or nameof(ToString) } method =>
                        method,
                    _ => null,
                };
                if (called is null)
                    continue;
                AddBody(called, callees, cancellationToken);
                foreach (var overriding in Overrides.Of(called.OriginalDefinition, compilation))
                {
                    if (!overriding.IsImplicitlyDeclared)
                        AddBody(overriding, callees, cancellationToken);
                }

                if (_callbacks.Matters(called.ReturnType))
                    callees.Add(called.ReturnType);
            }
        }
    }

    /// <summary>Adds what may wait for a task: each asynchronous function, and what is given to <c>ContinueWith</c>.</summary>
    private void AddContinuations(HashSet<object> callees)
    {
        foreach (var function in _unnamed)
        {
            if (function.IsAsync)
                callees.Add(function);
        }

        foreach (var name in new[] { "System.Threading.Tasks.Task", "System.Threading.Tasks.Task`1" })
        {
            foreach (var member in compilation.GetTypeByMetadataName(name)?.GetMembers("ContinueWith") ?? ImmutableArray<ISymbol>.Empty)
                callees.Add(((IMethodSymbol)member).Parameters[0].Type);
        }
    }

    /// <summary>Adds a constructor with the initializers that it runs, and those of base types that no code names.</summary>
    private void AddConstruction(IMethodSymbol? constructor, HashSet<object> callees, CancellationToken cancellationToken)
    {
        for (var depth = 0; constructor is not null && !IsOutside(constructor); depth++)
        {
            AddBody(constructor, callees, cancellationToken);
            var type = constructor.ContainingType;
            AddInitializers(type, callees, cancellationToken);
            constructor = constructor.IsImplicitlyDeclared && depth < 100 && type.BaseType is { } baseType ? FrameworkCallbacks.Parameterless(baseType) : null;
        }
    }

    /// <summary>Adds the initializers of fields and properties, which are one function for each part of a type.</summary>
    private void AddInitializers(INamedTypeSymbol type, HashSet<object> callees, CancellationToken cancellationToken)
    {
        foreach (var part in type.DeclaringSyntaxReferences)
        {
            if (DeclaredAt(part, cancellationToken) is { } initializers)
                callees.Add(initializers);
        }
    }

    private bool IsOutside(ISymbol symbol) => !SymbolEqualityComparer.Default.Equals(symbol.ContainingAssembly, compilation.Assembly);

    private SourceFunction? DeclaredAt(SyntaxReference reference, CancellationToken cancellationToken) =>
        compilation.ContainsSyntaxTree(reference.SyntaxTree)
            ? SourceFunctions.Of(reference.SyntaxTree, cancellationToken).At(reference.GetSyntax(cancellationToken))
            : null;

    /// <summary>Adds the lambdas and methods that can be called by a signature.</summary>
    private void AddDelegates(IMethodSymbol invoke, HashSet<object> callees, CancellationToken cancellationToken)
    {
        foreach (var function in _unnamed)
        {
            if (function.IsInExtensionBlock && function.Parameters + 1 == invoke.Parameters.Length)
            {
                callees.Add(function);
                continue;
            }

            if (function.Parameters is { } count && count != invoke.Parameters.Length && !(function.IsMethod && count == invoke.Parameters.Length + 1)
                || !(function.IsLambda || function.IsMethod))
            {
                continue;
            }

            if (SymbolOf(function, cancellationToken) is not { } method || MayFit(method, invoke))
                callees.Add(function);
        }
    }

    private IMethodSymbol? SymbolOf(SourceFunction function, CancellationToken cancellationToken)
    {
        if (!_symbols.TryGetValue(function, out var symbol))
        {
            var model = ModelOf(function.Tree);
            var node = function.Node(cancellationToken);
            symbol = (function.IsLambda
                ? model.GetSymbolInfo(node, cancellationToken).Symbol
                : model.GetDeclaredSymbol(node, cancellationToken)) as IMethodSymbol;
            _symbols.Add(function, symbol);
        }

        return symbol;
    }

    private SemanticModel ModelOf(SyntaxTree tree) => SourceModels.Of(compilation, tree);

    /// <summary>Whether a method can stand behind a delegate of a signature. What is generic or a reference may have another name there.</summary>
    private static bool MayFit(IMethodSymbol method, IMethodSymbol invoke)
    {
        if (method.ReturnsVoid != invoke.ReturnsVoid || !MayBe(method.ReturnType, invoke.ReturnType))
            return false;
        var skipped = method.IsExtensionMethod && method.Parameters.Length == invoke.Parameters.Length + 1 ? 1 : 0;
        if (method.Parameters.Length - skipped != invoke.Parameters.Length)
            return false;
        for (var i = 0; i < invoke.Parameters.Length; i++)
        {
            if (!MayBe(method.Parameters[i + skipped].Type, invoke.Parameters[i].Type))
                return false;
        }

        return true;
    }

    private static bool MayBe(ITypeSymbol type, ITypeSymbol other) =>
        SymbolEqualityComparer.Default.Equals(type, other) || type.TypeKind == TypeKind.TypeParameter || other.TypeKind == TypeKind.TypeParameter
        || (type.IsReferenceType && other.IsReferenceType && (!type.IsSealed || !other.IsSealed))
        || (type.IsValueType && SymbolEqualityComparer.Default.Equals(type.OriginalDefinition, other.OriginalDefinition));

    /// <summary>Adds what runs when a sequence of unknown origin is enumerated: iterators, and the lambdas of query operators.</summary>
    private void AddSequences(HashSet<object> callees, CancellationToken cancellationToken)
    {
        foreach (var function in _unnamed)
        {
            if (function.IsIterator || (function.IsLambda && IsOfQuery(function, cancellationToken)))
                callees.Add(function);
        }
    }

    private bool IsOfQuery(SourceFunction lambda, CancellationToken cancellationToken) =>
        lambda.Node(cancellationToken).Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call }
        && ModelOf(lambda.Tree).GetSymbolInfo(call, cancellationToken).Symbol is { ContainingType: { } type }
        && type.IsUnder("System.Linq");

    /// <summary>Reads the calls of one function.</summary>
    private sealed class Reader(CalledFunctions owner, SemanticModel model, HashSet<object> callees, CancellationToken cancellationToken)
    {
        // The message of an exception mentions values. What making it calls on them does not come back for long.
        private bool _isThrown;

        public void Read(SourceFunction function)
        {
            var node = function.Node(cancellationToken);
            if (function.IsAsync && owner.SymbolOf(function, cancellationToken) is { } method)
                AddBuilder(method);
            if (node is TypeDeclarationSyntax type)
                ReadInitializers(type);
            else if (model.GetOperation(node, cancellationToken) is { } body)
                ReadAll(body);
            if (node is ConstructorDeclarationSyntax { Initializer: null } constructor
                && model.GetDeclaredSymbol(constructor, cancellationToken) is { IsStatic: false, ContainingType.BaseType: { } baseType })
            {
                AddConstruction(FrameworkCallbacks.Parameterless(baseType));
            }
        }

        /// <summary>Adds what drives an asynchronous method, where the method or its type of task names a builder of the project.</summary>
        private void AddBuilder(IMethodSymbol method)
        {
            foreach (var attribute in method.GetAttributes().Concat(method.ReturnType.OriginalDefinition.GetAttributes()))
            {
                if (attribute is { AttributeClass.Name: "AsyncMethodBuilderAttribute", ConstructorArguments: { Length: 1 } arguments }
                    && arguments[0].Value is INamedTypeSymbol builder && !IsOutside(builder))
                {
                    foreach (var member in builder.OriginalDefinition.GetMembers())
                        AddPatternMember(member);
                }
            }
        }

        public void ReadText(IOperation operation)
        {
            ReadAll(operation);
            _isThrown = false;
            AddValue(operation);
        }

        private void ReadInitializers(TypeDeclarationSyntax type)
        {
            foreach (var child in type.ChildNodes())
            {
                if (child is BaseListSyntax)
                {
                    foreach (var written in child.ChildNodes())
                        Read(written);
                }
                else if (child is PropertyDeclarationSyntax { Initializer: { } initializer })
                {
                    Read(initializer);
                }
                else if (child is BaseFieldDeclarationSyntax field)
                {
                    foreach (var variable in field.Declaration.Variables)
                        Read(variable.Initializer);
                }
            }
        }

        private void Read(SyntaxNode? node)
        {
            if (node is not null && model.GetOperation(node, cancellationToken) is { } operation)
                ReadAll(operation);
        }

        private void ReadAll(IOperation root)
        {
            var open = new Stack<(IOperation Operation, bool IsThrown)>();
            open.Push((root, false));
            while (open.Count > 0)
            {
                var (operation, isThrown) = open.Pop();
                _isThrown = isThrown || operation is IThrowOperation || (operation.Syntax is BlockSyntax block && EndsInThrow(block));
                isThrown = _isThrown;
                Read(operation);
                if (operation is INameOfOperation || (operation != root && IsOtherFunction(operation)))
                    continue;
                foreach (var child in operation.ChildOperations)
                    open.Push((child, isThrown));
            }
        }

        private static bool EndsInThrow(BlockSyntax block) =>
            block.Statements.Count > 0 && Departures.EndInThrow(block.Statements, block.Statements[0]);

        // The lambdas of a query have no syntax of their own, and are read with the function that makes them.
        private static bool IsOtherFunction(IOperation operation) =>
            operation is ILocalFunctionOperation || (operation is IAnonymousFunctionOperation && operation.Syntax is AnonymousFunctionExpressionSyntax);

        private void Read(IOperation operation)
        {
            foreach (var member in Unions.MembersAskedBy(operation))
                AddPatternMember(member);

            // Which operator of the project it is shows at run time.
            if (LateOperators.Is(operation))
            {
                callees.Add(SourceFunction.OperatorName);
                AddAnswerers();
            }

            switch (operation)
            {
                case IInvocationOperation call:
                    AddCall(call.TargetMethod, call.Instance, call.IsVirtual, call.Arguments);
                    break;
                case IObjectCreationOperation { Constructor: { } constructor } creation:
                    AddConstruction(constructor);
                    if (IsOutside(constructor))
                        AddOutside(constructor, null, creation.Arguments);
                    break;
                case IPropertyReferenceOperation property:
                    AddProperty(property);
                    break;
                case IFieldReferenceOperation { Field: { IsStatic: true, IsConst: false, ContainingType: { } holder } }:
                    AddStatics(holder);
                    break;
                case IEventAssignmentOperation { EventReference: IEventReferenceOperation { Event: var changed } } assignment:
                    AddMember(assignment.Adds ? changed.AddMethod : changed.RemoveMethod);
                    break;
                case IBinaryOperation binary:
                    AddMember(binary.OperatorMethod);
                    if (binary is { OperatorMethod.ContainingType: { } truth,
                        OperatorKind: BinaryOperatorKind.ConditionalAnd or BinaryOperatorKind.ConditionalOr })
                    {
                        AddMembers(truth, WellKnownMemberNames.TrueOperatorName);
                        AddMembers(truth, WellKnownMemberNames.FalseOperatorName);
                    }

                    if (binary is { OperatorMethod: null, OperatorKind: BinaryOperatorKind.Add, Type.SpecialType: SpecialType.System_String })
                    {
                        AddValue(binary.LeftOperand);
                        AddValue(binary.RightOperand);
                    }

                    break;
                case ICompoundAssignmentOperation compound:
                    AddMember(compound.OperatorMethod);
                    AddMember(compound.InConversion.MethodSymbol);
                    AddMember(compound.OutConversion.MethodSymbol);
                    if (compound is { OperatorMethod: null, Type.SpecialType: SpecialType.System_String })
                        AddValue(compound.Value);
                    break;
                case IUnaryOperation unary:
                    AddMember(unary.OperatorMethod);
                    break;
                case IIncrementOrDecrementOperation increment:
                    AddMember(increment.OperatorMethod);
                    AddAll(ConversionOperators.Of(increment));
                    break;
                case IConversionOperation conversion:
                    AddAll(ConversionOperators.Of(conversion));
                    break;
                case ITupleBinaryOperation tuples:
                    Add(tuples.LeftOperand.Type);
                    Add(tuples.RightOperand.Type);
                    AddComparison(tuples.LeftOperand.Type, tuples.RightOperand.Type, tuples.OperatorKind == BinaryOperatorKind.Equals);
                    break;
                case IInterpolationOperation interpolation:
                    AddValue(interpolation.Expression);
                    break;
                case IForEachLoopOperation { Syntax: CommonForEachStatementSyntax loop } each:
                    AddAll(ConversionOperators.Of(each));
                    AddLoop(model.GetForEachStatementInfo(loop), each.Collection);
                    if (each.IsAsynchronous)
                        AddAwaiters();
                    if (loop is ForEachVariableStatementSyntax variables)
                        AddDeconstruction(model.GetDeconstructionInfo(variables));
                    break;
                case IUsingOperation { Resources: { } resources, IsAsynchronous: var isAwaited }:
                    AddDisposal(resources, isAwaited);
                    break;
                case IUsingDeclarationOperation { DeclarationGroup: var group, IsAsynchronous: var isAwaited }:
                    AddDisposal(group, isAwaited);
                    break;
                case IAwaitOperation { Syntax: AwaitExpressionSyntax expression }:
                    var info = model.GetAwaitExpressionInfo(expression);
                    AddMember(info.GetAwaiterMethod);
                    AddMember(info.IsCompletedProperty?.GetMethod);
                    AddMember(info.GetResultMethod);
                    for (var awaiter = info.GetAwaiterMethod?.ReturnType; awaiter is not null && !IsOutside(awaiter); awaiter = awaiter.BaseType)
                    {
                        AddMembers(awaiter, "OnCompleted");
                        AddMembers(awaiter, "UnsafeOnCompleted");
                    }

                    break;
                case IDeconstructionAssignmentOperation { Syntax: AssignmentExpressionSyntax written } deconstruction:
                    AddAll(ConversionOperators.Of(deconstruction));
                    AddDeconstruction(model.GetDeconstructionInfo(written));
                    break;
                case IRecursivePatternOperation { DeconstructSymbol: IMethodSymbol deconstruct }:
                    AddMember(deconstruct);
                    break;
                case IRecursivePatternOperation { DeconstructionSubpatterns.IsEmpty: false }
                    when model.Compilation.GetTypeByMetadataName("System.Runtime.CompilerServices.ITuple") is { } tuple:
                    foreach (var member in tuple.GetMembers())
                        AddPatternMember(member as IPropertySymbol);
                    break;
                case IListPatternOperation list:
                    AddPatternMember(list.LengthSymbol);
                    AddPatternMember(list.IndexerSymbol);
                    break;
                case ISlicePatternOperation slice:
                    AddPatternMember(slice.SliceSymbol);
                    break;
                case IWithOperation { CloneMethod.ContainingType: { } cloned }:
                    AddCopies(cloned);
                    if (cloned.IsReferenceType)
                    {
                        foreach (var derived in Overrides.TypesUnder(cloned, model.Compilation))
                            AddCopies(derived);
                    }

                    break;
                case IImplicitIndexerReferenceOperation indexer:
                    AddPatternMember(indexer.LengthSymbol);
                    AddPatternMember(indexer.IndexerSymbol);
                    break;
                case ICoalesceOperation coalesce:
                    AddAll(ConversionOperators.Of(coalesce));
                    break;
                case ITypeParameterObjectCreationOperation { Type: ITypeParameterSymbol parameter }:
                    callees.Add(new Construction(parameter));
                    break;
                case IFunctionPointerInvocationOperation { Target.Type: { } pointer }:
                    callees.Add(pointer);
                    break;
                case IDynamicInvocationOperation:
                    AddDynamic();
                    break;
                case IDynamicMemberReferenceOperation member:
                    callees.Add(member.MemberName);
                    AddDynamic();
                    break;
                case IDynamicIndexerAccessOperation:
                    callees.Add(SourceFunction.IndexerName);
                    AddDynamic();
                    break;
                case IDynamicObjectCreationOperation { Type: { } made }:
                    callees.Add(made.Name);
                    break;
                default:
                    if (operation.Kind == NewerCompilers.CollectionExpression)
                        AddCollection(operation);
                    else if (operation.Syntax is FixedStatementSyntax pinned)
                        AddPins(pinned);
                    break;
            }
        }

        /// <summary>Adds what an object may do that answers for its members itself: run a function that it was given, or code of the project.</summary>
        private void AddDynamic()
        {
            callees.Add(AnyFunction);
            AddAnswerers();
        }

        private void AddAnswerers() => Add(model.Compilation.GetTypeByMetadataName("System.Dynamic.IDynamicMetaObjectProvider"));

        /// <summary>Adds the constructors by which a record is copied.</summary>
        private void AddCopies(INamedTypeSymbol record)
        {
            foreach (var constructor in record.InstanceConstructors)
            {
                if (constructor.Parameters.Length == 1 && SymbolEqualityComparer.Default.Equals(constructor.Parameters[0].Type, record))
                    AddConstruction(constructor);
            }
        }

        private static bool IsReplaceable(IMethodSymbol method) =>
            method.IsVirtual || method.IsAbstract || method.IsOverride || method.ContainingType?.TypeKind == TypeKind.Interface;

        private bool IsOutside(ISymbol symbol) => owner.IsOutside(symbol);

        private void AddCall(IMethodSymbol method, IOperation? instance, bool isVirtual, ImmutableArray<IArgumentOperation> arguments)
        {
            method = method.ReducedFrom ?? method;
            if (method.MethodKind == MethodKind.DelegateInvoke)
            {
                callees.Add(method.ContainingType);
                return;
            }

            if (method.MethodKind == MethodKind.Constructor)
                AddConstruction(method);
            else
                owner.AddBody(method, callees, cancellationToken);
            if (method is { IsStatic: true, ContainingType: { } holder })
                AddStatics(holder);
            if ((isVirtual || method.IsStatic) && IsReplaceable(method))
                AddFamily(method);
            if (method.IsExtern)
                AddAccessed(method);
            if (IsOutside(method) || method.IsExtern)
                AddOutside(method, instance, arguments);
            else if (method.IsImplicitlyDeclared)
                Add(method.ContainingType);
        }

        /// <summary>Adds the members that an extern method may stand for: those of its name, or of the one in an attribute, and constructors.</summary>
        private void AddAccessed(IMethodSymbol method)
        {
            callees.Add(method.Name);
            callees.Add(method.ReturnType.Name);
            foreach (var attribute in method.GetAttributes())
            {
                foreach (var argument in attribute.NamedArguments)
                {
                    if (argument is { Key: "Name", Value.Value: string name })
                        callees.Add(SourceFunction.PropertyOf(name));
                }
            }
        }

        /// <summary>Adds what may run in the place of a virtual method.</summary>
        private void AddFamily(IMethodSymbol method)
        {
            if (owner.Of(method.OriginalDefinition, null, cancellationToken).Count > 0)
                callees.Add(method.OriginalDefinition);
        }

        /// <summary>Adds a method that code calls without naming it.</summary>
        private void AddMember(IMethodSymbol? method)
        {
            if (method is not null)
                AddCall(method, null, IsReplaceable(method), ImmutableArray<IArgumentOperation>.Empty);
        }

        private void AddAll(ImmutableArray<IMethodSymbol> methods)
        {
            foreach (var method in methods)
                AddMember(method);
        }

        private void AddPatternMember(ISymbol? member)
        {
            if (member is IPropertySymbol property)
                AddMember(property.GetMethod);
            else if (member is IMethodSymbol method)
                AddMember(method);
        }

        private void AddProperty(IPropertyReferenceOperation reference)
        {
            var property = reference.Property;
            var isSet = reference.Parent is ISimpleAssignmentOperation assignment && assignment.Target == reference;
            var isBoth = reference.Parent is ICompoundAssignmentOperation or IIncrementOrDecrementOperation or ICoalesceAssignmentOperation or ITupleOperation;
            var isVirtual = reference.Instance?.Syntax is not BaseExpressionSyntax;
            if ((!isSet || isBoth) && property.GetMethod is { } get)
                AddCall(get, reference.Instance, isVirtual, reference.Arguments);
            if ((isSet || isBoth) && property.SetMethod is { } set)
                AddCall(set, reference.Instance, isVirtual, reference.Arguments);
        }

        private void AddConstruction(IMethodSymbol? constructor)
        {
            if (constructor is not null)
                AddStatics(constructor.ContainingType);
            owner.AddConstruction(constructor, callees, cancellationToken);
        }

        /// <summary>Adds what begins with the first use of a generic type, which has a first use for each type argument. That of others comes once.</summary>
        private void AddStatics(INamedTypeSymbol type)
        {
            if (!type.IsGenericType || IsOutside(type))
                return;
            foreach (var constructor in type.StaticConstructors)
                owner.AddBody(constructor, callees, cancellationToken);
            owner.AddInitializers(type, callees, cancellationToken);
        }

        private void AddLoop(ForEachStatementInfo info, IOperation collection)
        {
            collection = collection.Inside(Through.BuiltInImplicit);
            if (info.GetEnumeratorMethod is not { } start || collection.Type is IArrayTypeSymbol or { SpecialType: SpecialType.System_String })
                return;
            foreach (var method in new[] { start, info.MoveNextMethod, info.CurrentProperty?.GetMethod, info.DisposeMethod })
            {
                if (method is null)
                    continue;
                if (!IsOutside(method))
                    AddMember(method);
                else if (collection.Type is { TypeKind: TypeKind.Interface or TypeKind.TypeParameter } || (collection.Type is { } own && !IsOutside(own)))
                    AddFamily(method);
            }

            if (collection.Type is { TypeKind: TypeKind.Interface or TypeKind.TypeParameter })
                callees.Add(Sequences);
            else if (collection.Type is { } shown && FrameworkCallbacks.ShowsAnother(shown))
                Add(shown);
        }

        /// <summary>Adds what fills a collection expression: the method that its type names, or its constructor, and what its parts are taken from.</summary>
        private void AddCollection(IOperation collection)
        {
            if (collection.Type is INamedTypeSymbol made && !IsOutside(made))
            {
                AddConstruction(FrameworkCallbacks.Parameterless(made));

                // It may be inherited, or an extension.
                callees.Add("Add");
                foreach (var attribute in made.GetAttributes())
                {
                    if (attribute is { AttributeClass.Name: "CollectionBuilderAttribute", ConstructorArguments: { Length: 2 } arguments }
                        && arguments[0].Value is INamedTypeSymbol builder && arguments[1].Value is string name)
                    {
                        AddMembers(builder, name);
                    }
                }
            }

            // A set compares what it gets.
            if (collection.Type is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct } filled && IsOutside(filled))
                AddTypes(filled.TypeArguments, filled.TypeParameters);
            foreach (var part in collection.ChildOperations)
            {
                if (part is IArgumentOperation argument)
                    AddMaker(argument);
                if (part.Kind != NewerCompilers.Spread)
                    continue;
                AddAll(ConversionOperators.OfSpread(part));
                if (part.ChildOperations.FirstOrDefault()?.Inside(Through.BuiltInImplicit).Type is not { } type
                    || type is IArrayTypeSymbol or { SpecialType: SpecialType.System_String })
                {
                    continue;
                }

                Add(type);
                if (!IsOutside(type))
                {
                    callees.Add(WellKnownMemberNames.GetEnumeratorMethodName);
                    callees.Add(WellKnownMemberNames.MoveNextMethodName);
                    callees.Add(WellKnownMemberNames.CurrentPropertyName);
                }
            }
        }

        /// <summary>Adds the constructor or method that gets an argument of <c>with(…)</c>.</summary>
        private void AddMaker(IArgumentOperation argument)
        {
            if (argument.Parameter?.ContainingSymbol is not IMethodSymbol maker)
                return;
            if (IsOutside(maker))
                AddValue(argument.Value);
            else if (maker.MethodKind == MethodKind.Constructor)
                AddConstruction(maker);
            else
                AddMember(maker);
        }

        /// <summary>Adds what gives a <c>fixed</c> statement the address.</summary>
        private void AddPins(FixedStatementSyntax statement)
        {
            foreach (var variable in statement.Declaration.Variables)
            {
                if (variable.Initializer is { Value: var value }
                    && model.GetTypeInfo(value, cancellationToken).Type is INamedTypeSymbol type && !IsOutside(type))
                {
                    callees.Add("GetPinnableReference");
                }
            }
        }

        private void AddMembers(ITypeSymbol type, string name)
        {
            foreach (var member in type.GetMembers(name))
                AddPatternMember(member);
        }

        /// <summary>Adds the operators that a comparison of tuples may call for their items, which none of its operations names.</summary>
        private void AddComparison(ITypeSymbol? left, ITypeSymbol? right, bool isEqual)
        {
            if (left is INamedTypeSymbol { IsTupleType: true, TupleElements: var items }
                && right is INamedTypeSymbol { IsTupleType: true, TupleElements: var others })
            {
                for (var i = 0; i < items.Length && i < others.Length; i++)
                    AddComparison(items[i].Type, others[i].Type, isEqual);
                return;
            }

            AddOperators(left, isEqual);
            AddOperators(right, isEqual);
        }

        private void AddOperators(ITypeSymbol? item, bool isEqual)
        {
            if (item is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable)
                item = nullable.TypeArguments[0];
            if (item is ITypeParameterSymbol parameter)
            {
                foreach (var constraint in parameter.ConstraintTypes)
                {
                    AddOperators(constraint, isEqual);
                    foreach (var other in constraint.AllInterfaces)
                        AddOperators(other, isEqual);
                }
            }

            for (; item is not null; item = item.BaseType)
            {
                AddMembers(item, WellKnownMemberNames.ImplicitConversionName);
                foreach (var member in item.GetMembers(isEqual ? WellKnownMemberNames.EqualityOperatorName : WellKnownMemberNames.InequalityOperatorName))
                {
                    AddPatternMember(member);
                    if (member is not IMethodSymbol { ReturnType: { SpecialType: not SpecialType.System_Boolean } result })
                        continue;
                    AddMembers(result, WellKnownMemberNames.ImplicitConversionName);
                    AddMembers(result, isEqual ? WellKnownMemberNames.FalseOperatorName : WellKnownMemberNames.TrueOperatorName);
                }
            }
        }

        /// <summary>Adds what an await calls that no expression stands for: the members of awaiters, by their names.</summary>
        private void AddAwaiters()
        {
            foreach (var name in AwaiterNames)
                callees.Add(name);
        }

        private void AddDisposal(IOperation resources, bool isAwaited)
        {
            if (isAwaited)
                AddAwaiters();
            if (resources is not IVariableDeclarationGroupOperation group)
            {
                AddDisposal(resources.Type);
                return;
            }

            foreach (var declaration in group.Declarations)
            {
                foreach (var declarator in declaration.Declarators)
                    AddDisposal(declarator.Symbol.Type);
            }
        }

        private void AddDisposal(ITypeSymbol? resource)
        {
            Add(resource);
            for (var type = resource; type is not null; type = type.BaseType)
            {
                foreach (var member in type.GetMembers(nameof(IDisposable.Dispose)))
                    AddPatternMember(member);
                foreach (var member in type.GetMembers("DisposeAsync"))
                    AddPatternMember(member);
            }
        }

        private void AddDeconstruction(DeconstructionInfo info)
        {
            AddMember(info.Method);
            AddMember(info.Conversion?.MethodSymbol);
            foreach (var nested in info.Nested)
                AddDeconstruction(nested);
        }

        /// <summary>Adds what a method of another assembly may run: members of the values that it gets, and delegates.</summary>
        private void AddOutside(IMethodSymbol method, IOperation? instance, ImmutableArray<IArgumentOperation> arguments)
        {
            if (FrameworkCallbacks.OnlyMovesValues(method))
                return;
            if (FrameworkCallbacks.CompletesTask(method))
                callees.Add(Continuations);
            if (FrameworkCallbacks.RunsTask(method) && (instance is not null || method.IsStatic))
                callees.Add(AnyFunction);
            foreach (var held in owner._callbacks.HeldFor(method))
                Add(held);
            if (instance is not null)
                AddValue(instance);
            foreach (var argument in arguments)
                AddValue(argument.Value);
            if (method is { Name: nameof(Array.Initialize), ContainingType.SpecialType: SpecialType.System_Array }
                && instance?.Inside(Through.BuiltInImplicit).Type is IArrayTypeSymbol { ElementType: INamedTypeSymbol element })
            {
                AddConstruction(FrameworkCallbacks.Parameterless(element.OriginalDefinition));
            }

            AddTypes(method.TypeArguments, method.TypeParameters);
            if (method.ContainingType is { } container)
                AddTypes(container.TypeArguments, container.TypeParameters);
        }

        private void AddTypes(ImmutableArray<ITypeSymbol> arguments, ImmutableArray<ITypeParameterSymbol> parameters)
        {
            for (var i = 0; i < arguments.Length; i++)
            {
                Add(arguments[i]);
                if (!FrameworkCallbacks.MayConstruct(parameters[i]))
                    continue;
                if (arguments[i] is ITypeParameterSymbol unknown)
                    callees.Add(new Construction(unknown));
                else if (arguments[i].OriginalDefinition is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct } made)
                    AddConstruction(FrameworkCallbacks.Parameterless(made));
            }
        }

        private void AddValue(IOperation value)
        {
            while (value is IConversionOperation { OperatorMethod: null, Operand: { Type: not null } operand })
                value = operand;
            switch (value)
            {
                case IDelegateCreationOperation { Target: IAnonymousFunctionOperation lambda }:
                    if (SourceFunctions.Of(lambda.Syntax.SyntaxTree, cancellationToken).At(lambda.Syntax) is { } function)
                        callees.Add(function);
                    break;
                case IDelegateCreationOperation { Target: IMethodReferenceOperation group }:
                    AddCall(group.Method, group.Instance, group.IsVirtual, ImmutableArray<IArgumentOperation>.Empty);
                    break;
                case IAddressOfOperation { Reference: IMethodReferenceOperation pointed }:
                    AddCall(pointed.Method, pointed.Instance, false, ImmutableArray<IArgumentOperation>.Empty);
                    break;
                case IArrayCreationOperation { Initializer: { } initializer }:
                    foreach (var element in initializer.ElementValues)
                        AddValue(element);
                    break;
                default:
                    if (value is not ILiteralOperation)
                        Add(value.Type);
                    break;
            }
        }

        private void Add(ITypeSymbol? type)
        {
            if (type is not null && !_isThrown && owner._callbacks.Matters(type))
                callees.Add(type);
        }
    }

    /// <summary>What runs when an object of a type parameter is made: the constructors of all types that may stand for it.</summary>
    private sealed record Construction(ITypeParameterSymbol Parameter);

    /// <summary>What the methods run that the compiler writes for a record.</summary>
    private sealed record Synthesized(INamedTypeSymbol Record);
}
