using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow.Calls;

/// <summary>
/// Determines which methods of the project a framework may run on a value that it is given: what the value's type, or a type that the value may
/// have, overrides or implements of the framework's own.
/// </summary>
internal sealed class FrameworkCallbacks(Compilation compilation)
{
    // A type may hold itself with longer type arguments, which has no end. What is nested deeper is taken for any object.
    private const int MostNested = 6;

    private readonly Dictionary<INamedTypeSymbol, ImmutableArray<IMethodSymbol>> _ofTypes = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ITypeSymbol, bool> _matters = new(SymbolEqualityComparer.Default);
    private bool? _comparersAreMade;

    /// <summary>Whether a framework that is given a value of a type may run code of the project.</summary>
    public bool Matters(ITypeSymbol type)
    {
        if (!MayMatter(type))
            return false;
        if (_matters.TryGetValue(type, out var known))
            return known;
        var reached = new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default) { type };
        var open = new Stack<ITypeSymbol>(reached);
        while (open.Count > 0)
        {
            var next = open.Pop();
            if (_matters.TryGetValue(next, out var matters) ? matters : MattersItself(next))
                return _matters[type] = true;
            foreach (var part in PartsOf(next))
            {
                if (reached.Add(part))
                    open.Push(part);
            }
        }

        foreach (var other in reached)
            _matters[other] = false;
        return false;
    }

    private bool MattersItself(ITypeSymbol type) =>
        type.TypeKind is TypeKind.Delegate or TypeKind.FunctionPointer || IsAnyDelegate(type) || IsSequence(type) || !Of(type).IsEmpty;

    private static bool MayMatter(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => MayMatter(array.ElementType),
        INamedTypeSymbol { IsGenericType: true } => true,
        { SpecialType: SpecialType.System_Enum or SpecialType.System_DateTime or (>= SpecialType.System_Void and <= SpecialType.System_UIntPtr) } => false,
        { TypeKind: TypeKind.Enum or TypeKind.Pointer or TypeKind.Error } => false,
        _ => true,
    };

    /// <summary>Whether a type is the one that all delegates have.</summary>
    public static bool IsAnyDelegate(ITypeSymbol type) => type.SpecialType is SpecialType.System_Delegate or SpecialType.System_MulticastDelegate;

    /// <summary>
    /// Whether a type is a sequence that may run code when it is enumerated, or left, as an iterator does. Whoever publishes a type of this name, a value of
    /// it is taken for one.
    /// </summary>
    public static bool IsSequence(ITypeSymbol type) =>
        type is { TypeKind: TypeKind.Interface, Name: "IEnumerable" or "IEnumerator" or "IAsyncEnumerable" or "IAsyncEnumerator" or "IQueryable"
            or "IOrderedEnumerable" or "IDisposable" or "IAsyncDisposable" }
        && type.IsUnder("System");

    /// <summary>Whether a collection of the framework shows another one, whose code a loop over it runs.</summary>
    public static bool ShowsAnother(ITypeSymbol collection) => collection.IsIn("System.Collections.ObjectModel");

    /// <summary>Whether a method of the framework stores, moves or counts what it is given and calls nothing on it.</summary>
    public static bool OnlyMovesValues(IMethodSymbol method)
    {
        if (method.ContainingType is not { } type)
            return false;
        if (type.SpecialType == SpecialType.System_Object)
            return method.Name is nameof(GetType) or nameof(ReferenceEquals) or nameof(MemberwiseClone) or ".ctor";
        return IsContainer(type)
            && (method.AssociatedSymbol is IPropertySymbol { Name: not "Result" }
                || (method.MethodKind == MethodKind.Constructor && !TakesInterface(method))
                || method.Name is "Add" or "Insert" or "RemoveAt" or "Clear" or "Push" or "Pop" or "Peek" or "TryPeek" or "TryPop" or "Enqueue"
                    or "Dequeue" or "TryDequeue" or "AddFirst" or "AddLast" or "RemoveFirst" or "RemoveLast" or "CopyTo" or "ToArray" or "AsSpan" or "AsMemory"
                    or "Slice" or "Fill" or "Reverse" or "TrimExcess" or "EnsureCapacity" or "Resize" or "Copy" or "Exchange" or "CompareExchange" or "Read"
                    or "Write" or "Rent" or "Return" or "Empty" or "GetRange" or "GetEnumerator" or "MoveNext" or "GetValueOrDefault" or "FromResult"
                    or "ConfigureAwait" or "KeepAlive" or "SuppressFinalize" or "Enter" or "Exit");
    }

    /// <summary>Whether a method is given a value through an interface, such as a sequence that it goes through.</summary>
    private static bool TakesInterface(IMethodSymbol method)
    {
        foreach (var parameter in method.OriginalDefinition.Parameters)
        {
            if (parameter.Type.TypeKind == TypeKind.Interface)
                return true;
        }

        return false;
    }

    /// <summary>Whether a method of the framework waits for a task, which may begin inside the call.</summary>
    public static bool RunsTask(IMethodSymbol method) => method.ContainingType switch
    {
        { Name: "Task" } type => type.IsIn("System.Threading.Tasks")
            && (method.Name is "Wait" or "WaitAll" or "WaitAny" or "RunSynchronously" || method.AssociatedSymbol?.Name == "Result"),
        { Name: "TaskAwaiter" or "ConfiguredTaskAwaiter" } type => type.IsIn("System.Runtime.CompilerServices") && method.Name == "GetResult",
        _ => false,
    };

    /// <summary>
    /// Whether a method or type of the framework may make an object of the type that stands for a type parameter by the constructor without parameters.
    /// </summary>
    public static bool MayConstruct(ITypeParameterSymbol parameter) =>
        parameter.HasConstructorConstraint || parameter.ContainingSymbol switch
        {
            INamedTypeSymbol { Name: "Lazy" } type => type.IsIn("System"),
            IMethodSymbol { ContainingType: { Name: "Activator" or "LazyInitializer" } type } => type.IsUnder("System"),
            _ => parameter.GetAttributes().Any(static attribute => attribute.AttributeClass?.Name == "DynamicallyAccessedMembersAttribute"),
        };

    /// <summary>Whether a method of the framework completes a task, so that what waits for it may go on inside the call.</summary>
    public static bool CompletesTask(IMethodSymbol method) => method.ContainingType switch
    {
        { Name: "TaskCompletionSource" } type => type.IsIn("System.Threading.Tasks")
            && (method.Name.StartsWith("Set", StringComparison.Ordinal) || method.Name.StartsWith("TrySet", StringComparison.Ordinal)),
        { Name: "ManualResetValueTaskSourceCore" } type => type.IsIn("System.Threading.Tasks.Sources") && method.Name is "SetResult" or "SetException",
        { Name: "CancellationTokenSource" } type => type.IsIn("System.Threading") && method.Name is "Cancel",
        _ => false,
    };

    /// <summary>
    /// The types of the objects that the framework holds for all callers of a method, and calls: the writers of the console, what listens to traces,
    /// events, meters and activities.
    /// </summary>
    public IEnumerable<ITypeSymbol> HeldFor(IMethodSymbol method) => Named(HeldFor(method.ContainingType));

    private static string[] HeldFor(ITypeSymbol? type)
    {
        for (; type is not null; type = type.BaseType)
        {
            if (type.Name == "Console" && type.IsIn("System"))
                return ["System.IO.TextWriter", "System.IO.TextReader"];
            if (type.IsIn("System.Diagnostics.Metrics"))
                return ["System.Diagnostics.Metrics.MeasurementCallback`1"];
            if (type.Name == "EventSource" && type.IsIn("System.Diagnostics.Tracing"))
                return ["System.Diagnostics.Tracing.EventListener"];
            if (type.IsIn("System.Diagnostics"))
            {
                return type.Name switch
                {
                    "Trace" or "Debug" or "TraceSource" => ["System.Diagnostics.TraceListener"],
                    "DiagnosticSource" => ["System.IObserver`1"],
                    "ActivitySource" or "Activity" => ["System.Diagnostics.ActivityListener", "System.Diagnostics.SampleActivity`1"],
                    _ => [],
                };
            }
        }

        return [];
    }

    /// <summary>The methods of the project that a framework may run on a value of a static type.</summary>
    public ImmutableArray<IMethodSymbol> Of(ITypeSymbol type)
    {
        var methods = ImmutableArray.CreateBuilder<IMethodSymbol>();
        if (type.OriginalDefinition is not INamedTypeSymbol definition)
            return methods.ToImmutable();
        if (definition.IsSealed && IsOutside(definition))
            return methods.ToImmutable();
        foreach (var own in MayBe(definition))
            methods.AddRange(OfOwn(own));
        if (definition.TypeKind is TypeKind.Class or TypeKind.Struct && !IsOutside(definition))
            methods.AddRange(OfOwn(definition));
        for (var current = definition.BaseType; current is not null && !IsOutside(current); current = current.BaseType)
            methods.AddRange(OfOwn(current.OriginalDefinition));
        return methods.ToImmutable();
    }

    /// <summary>The types of the values that a value of a type may hold or run.</summary>
    public ImmutableArray<ITypeSymbol> PartsOf(ITypeSymbol type)
    {
        var parts = ImmutableArray.CreateBuilder<ITypeSymbol>();
        switch (type)
        {
            case IArrayTypeSymbol array:
                Add(array.ElementType);
                break;
            case IDynamicTypeSymbol:
                Add(compilation.ObjectType);
                break;
            case ITypeParameterSymbol parameter:
                foreach (var constraint in parameter.ConstraintTypes)
                    Add(constraint);
                if (parameter.ConstraintTypes.IsEmpty && !parameter.HasUnmanagedTypeConstraint)
                    Add(compilation.ObjectType);
                else if (parameter.ConstraintTypes.IsEmpty)
                    AddUnmanaged();
                break;
            case INamedTypeSymbol named:
                foreach (var argument in named.TypeArguments)
                    Add(argument);
                if (named.IsAnonymousType)
                    AddProperties(named);
                else if (IsOutside(named))
                    AddHeld(named);
                else if (named.IsValueType || named.IsRecord)
                    AddFields(named);
                if (!IsOutside(named))
                    AddInherited(named);
                break;
        }

        return parts.ToImmutable();

        void Add(ITypeSymbol part)
        {
            if (MayMatter(part))
                parts.Add(IsNestedDeeper(part, MostNested) ? compilation.ObjectType : part);
        }

        // The structs of the project that hold no reference. Whether a generic one does depends on its type arguments.
        void AddUnmanaged()
        {
            foreach (var own in Overrides.TypesOf(compilation))
            {
                if (own.TypeKind == TypeKind.Struct && (own.IsUnmanagedType || own.IsGenericType))
                    Add(own);
            }
        }

        // What a class of the project holds because one of the framework, which it derives from, does.
        void AddInherited(INamedTypeSymbol own)
        {
            var outside = own.BaseType;
            while (outside is not null && !IsOutside(outside))
                outside = outside.BaseType;
            if (outside is null)
                return;
            foreach (var argument in outside.TypeArguments)
                Add(argument);
            AddHeld(outside);
        }

        void AddProperties(INamedTypeSymbol anonymous)
        {
            foreach (var member in anonymous.GetMembers())
            {
                if (member is IPropertySymbol property)
                    Add(property.Type);
            }
        }

        void AddFields(INamedTypeSymbol own)
        {
            foreach (var member in own.GetMembers())
            {
                if (member is IFieldSymbol { IsStatic: false } field)
                    Add(field.Type);
            }
        }

        // A Lazy or a Task runs the function that its constructor was given, a table its comparer, a writer its stream, and whatever has events may raise them.
        // What is cancelled runs what its token was given.
        void AddHeld(INamedTypeSymbol holder)
        {
            foreach (var made in MadeWith(holder))
                Add(made);
            if (HoldsObjects(holder))
                Add(compilation.ObjectType);
            if (holder.ContainingType is { } around)
                Add(around);
            if (holder.TypeKind is not (TypeKind.Class or TypeKind.Struct) || IsContainer(holder))
                return;
            AddHandlers(holder);
            if (holder.Name == "CancellationTokenSource" && holder.IsIn("System.Threading"))
                AddRegistered(holder);
            foreach (var constructor in holder.InstanceConstructors)
            {
                if (constructor.DeclaredAccessibility != Accessibility.Public)
                    continue;
                foreach (var parameter in constructor.Parameters)
                {
                    if (IsHeld(parameter.Type))
                        Add(parameter.Type);
                }
            }
        }

        void AddHandlers(INamedTypeSymbol holder)
        {
            for (var current = holder; current is not null; current = current.BaseType)
            {
                foreach (var member in current.GetMembers())
                {
                    if (member is IEventSymbol { IsStatic: false, DeclaredAccessibility: Accessibility.Public } raised)
                        Add(raised.Type);
                }
            }
        }

        void AddRegistered(INamedTypeSymbol source)
        {
            foreach (var member in source.GetMembers("Token"))
            {
                foreach (var register in (member as IPropertySymbol)?.Type.GetMembers("Register") ?? ImmutableArray<ISymbol>.Empty)
                    Add(((IMethodSymbol)register).Parameters[0].Type);
            }
        }
    }

    private static bool IsNestedDeeper(ITypeSymbol type, int levels) => type switch
    {
        IArrayTypeSymbol array => levels == 0 || IsNestedDeeper(array.ElementType, levels - 1),
        INamedTypeSymbol { TypeArguments: { IsEmpty: false } arguments } => levels == 0 || arguments.Any(argument => IsNestedDeeper(argument, levels - 1)),
        _ => false,
    };

    /// <summary>
    /// What an object may run that another class of the framework, or a factory of it, was made with: the comparer of a table behind an interface or of a
    /// set that cannot change, the functions of a comparer, the stream below a reader.
    /// </summary>
    private IEnumerable<ITypeSymbol> MadeWith(INamedTypeSymbol holder)
    {
        switch (holder.Name)
        {
            case "Memory" or "ReadOnlyMemory" when holder.IsIn("System"):
            case "ReadOnlySequence" when holder.IsIn("System.Buffers"):
                return Constructed(holder.TypeArguments[0], "System.Buffers.MemoryManager`1", "System.Buffers.ReadOnlySequenceSegment`1");
            case "PipeReader" or "PipeWriter" when holder.IsIn("System.IO.Pipelines"):
                return Named("System.IO.Stream");
            case "MemoryHandle" when holder.IsIn("System.Buffers"):
                return Named("System.Buffers.IPinnable");
            case "ValueTask" when holder.IsIn("System.Threading.Tasks"):
            case "ValueTaskAwaiter" or "ConfiguredValueTaskAwaitable" or "ConfiguredValueTaskAwaiter" when holder.IsIn("System.Runtime.CompilerServices"):
                return Named("System.Threading.Tasks.Sources.IValueTaskSource", "System.Threading.Tasks.Sources.IValueTaskSource`1");
            case "TextReader" or "TextWriter" or "BinaryReader" or "BinaryWriter" or "Stream" when holder.IsIn("System.IO"):
            case "XmlReader" or "XmlWriter" when holder.IsIn("System.Xml"):
                return Named("System.IO.Stream", "System.IO.TextReader", "System.IO.TextWriter");
            case "Encoding" or "Encoder" or "Decoder" when holder.IsIn("System.Text"):
                return Named("System.Text.EncoderFallback", "System.Text.DecoderFallback");
            case "IComparer" or "Comparer" or "IEqualityComparer" or "EqualityComparer" when holder.Arity == 1 && holder.IsUnder("System.Collections"):
                return ComparersAreMade ? FunctionsOf(holder.TypeArguments[0]) : [];
            case "ILookup" or "IDictionary" or "IReadOnlyDictionary" or "ISet" or "IReadOnlySet" or "IImmutableDictionary" or "IImmutableSet":
            case var name when name.StartsWith("Immutable", StringComparison.Ordinal) || name.StartsWith("Frozen", StringComparison.Ordinal):
                return holder.Arity > 0 && (holder.IsUnder("System.Collections") || holder.IsIn("System.Linq")) && !IsContainer(holder)
                    ? Comparers(holder.TypeArguments[0])
                    : [];
            default:
                return [];
        }
    }

    private IEnumerable<ITypeSymbol> Named(params string[] names)
    {
        foreach (var name in names)
        {
            if (compilation.GetTypeByMetadataName(name) is { } type)
                yield return type;
        }
    }

    private IEnumerable<ITypeSymbol> Comparers(ITypeSymbol key) =>
        Constructed(key, "System.Collections.Generic.IEqualityComparer`1", "System.Collections.Generic.IComparer`1");

    private IEnumerable<ITypeSymbol> Constructed(ITypeSymbol argument, params string[] names) =>
        Named(names).Cast<INamedTypeSymbol>().Select(type => type.Construct(argument));

    /// <summary>Whether a type of the framework holds objects of which no type argument tells the type.</summary>
    private static bool HoldsObjects(INamedTypeSymbol type)
    {
        if (type.IsGenericType || type.SpecialType == SpecialType.System_String)
            return false;
        if (type.Name == "FormattableString" && type.IsIn("System"))
            return true;
        var isSequence = type.SpecialType == SpecialType.System_Collections_IEnumerable;
        foreach (var implemented in type.AllInterfaces)
        {
            if (implemented.OriginalDefinition.SpecialType == SpecialType.System_Collections_Generic_IEnumerable_T)
                return false;
            isSequence |= implemented.SpecialType == SpecialType.System_Collections_IEnumerable;
        }

        return isSequence;
    }

    private IEnumerable<ITypeSymbol> FunctionsOf(ITypeSymbol compared)
    {
        foreach (var type in Named("System.Comparison`1", "System.Func`2", "System.Func`3").Cast<INamedTypeSymbol>())
        {
            yield return type.Arity switch
            {
                1 => type.Construct(compared),
                2 => type.Construct(compared, compilation.GetSpecialType(SpecialType.System_Int32)),
                _ => type.Construct(compared, compared, compilation.GetSpecialType(SpecialType.System_Boolean)),
            };
        }
    }

    /// <summary>Whether a comparer is made of functions anywhere in the project, as far as the syntax tells.</summary>
    private bool ComparersAreMade => _comparersAreMade ??= FindMadeComparer();

    private bool FindMadeComparer()
    {
        foreach (var file in CalledNames.Of(compilation, CancellationToken.None).FilesWith("Create"))
        {
            foreach (var call in file.Named("Create", CancellationToken.None))
            {
                if (call.Call is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: var type } }
                    && type.ToString().Contains("Comparer"))
                {
                    return true;
                }
            }
        }

        return false;
    }

    /// <summary>
    /// Whether an object that is made with a value of a type may run it later: a function, a comparer, a stream, what is behind a view of a list. Most copy
    /// sequences.
    /// </summary>
    private static bool IsHeld(ITypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Interface } => type.Name is not ("IEnumerable" or "IAsyncEnumerable" or "ICollection" or "IReadOnlyCollection" or "IReadOnlyList"),
        _ => type is { TypeKind: TypeKind.Delegate } or { TypeKind: TypeKind.Class, IsSealed: false, SpecialType: SpecialType.None },
    };

    /// <summary>Whether a type is one of the framework's that hold values; others of the same name may do anything with them.</summary>
    private static bool IsContainer(INamedTypeSymbol type) => type.IsOfFramework() && type.Name switch
    {
        "List" or "Queue" or "Stack" or "LinkedList" or "LinkedListNode" or "KeyValuePair" or "Enumerator" => type.IsUnder("System.Collections"),
        "ImmutableArray" => type.IsIn("System.Collections.Immutable"),
        "Array" or "Span" or "ReadOnlySpan" or "MemoryExtensions" => type.IsIn("System"),
        "Nullable" or "ValueTuple" or "Tuple" or "GC" => type.IsIn("System"),
        "Task" or "TaskCompletionSource" => type.IsIn("System.Threading.Tasks"),
        "Interlocked" or "Volatile" or "Monitor" => type.IsIn("System.Threading"),
        "ArrayPool" => type.IsIn("System.Buffers"),
        "Unsafe" or "MemoryMarshal" or "CollectionsMarshal" => type.IsUnder("System.Runtime"),
        _ => false,
    };

    /// <summary>The types of the project that may stand for a type parameter.</summary>
    public IEnumerable<INamedTypeSymbol> TypesFor(ITypeParameterSymbol parameter)
    {
        var constraint = compilation.ObjectType;
        foreach (var type in parameter.ConstraintTypes)
        {
            if (type is INamedTypeSymbol named && constraint.SpecialType == SpecialType.System_Object)
                constraint = named.OriginalDefinition;
        }

        if (!IsOutside(constraint))
            yield return constraint;
        foreach (var type in MayBe(constraint))
            yield return type;
    }

    /// <summary>The constructor that runs where no argument is given.</summary>
    public static IMethodSymbol? Parameterless(INamedTypeSymbol type)
    {
        foreach (var constructor in type.InstanceConstructors)
        {
            if (constructor.Parameters.IsEmpty || constructor.Parameters[0].IsOptional || constructor.Parameters[0].IsParams)
                return constructor;
        }

        return null;
    }

    /// <summary>The types of the project, but for the definition itself, that a value of a static type may have.</summary>
    private IReadOnlyList<INamedTypeSymbol> MayBe(INamedTypeSymbol definition) =>
        definition.SpecialType is SpecialType.System_Object or SpecialType.System_ValueType
            ? Overrides.TypesOf(compilation)
            : Overrides.TypesUnder(definition, compilation);

    /// <summary>What a type declares or inherits that overrides or implements a member of another assembly.</summary>
    private ImmutableArray<IMethodSymbol> OfOwn(INamedTypeSymbol type)
    {
        if (_ofTypes.TryGetValue(type, out var known))
            return known;
        var methods = ImmutableArray.CreateBuilder<IMethodSymbol>();
        foreach (var member in type.GetMembers())
        {
            if (member is IMethodSymbol { IsOverride: true } method && IsOutside(Overrides.RootOf(method)))
                methods.Add(method);
        }

        foreach (var implemented in type.AllInterfaces)
        {
            if (!IsOutside(implemented))
                continue;
            foreach (var member in implemented.GetMembers())
            {
                if (member is IMethodSymbol && type.FindImplementationForInterfaceMember(member) is IMethodSymbol implementation && !IsOutside(implementation))
                    methods.Add(implementation.OriginalDefinition);
            }
        }

        return _ofTypes[type] = methods.ToImmutable();
    }

    private bool IsOutside(ISymbol symbol) => !SymbolEqualityComparer.Default.Equals(symbol.ContainingAssembly, compilation.Assembly);
}
